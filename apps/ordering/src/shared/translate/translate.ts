export type MessageKey = string;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;
