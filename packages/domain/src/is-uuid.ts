const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every id a guest may hold is one; anything else in an address names nothing, and asking the server cannot help. */
export const isUuid = (text: string): boolean => text.length === 36 && UUID.test(text);
