import type { BookEntry } from './books/book-entry.ts';

export type AdyenErrorBody = {
  status: number;
  errorCode: string;
  message: string;
  errorType: 'validation' | 'security' | 'internal';
};

/** An answer, and what has to be in the books before it leaves. */
export type Reply<Body extends object = object> = {
  status: number;
  body: Body | AdyenErrorBody;
  entries: BookEntry[];
};

export const reply = <Body extends object>(
  status: number,
  body: Body,
  entries: BookEntry[] = [],
): Reply<Body> => ({ status, body, entries });

const failed = (body: AdyenErrorBody): Reply<never> => ({
  status: body.status,
  body,
  entries: [],
});

export const invalid = (errorCode: string, message: string): Reply<never> =>
  failed({ status: 422, errorCode, message, errorType: 'validation' });

export const unauthorised = (message: string): Reply<never> =>
  failed({ status: 401, errorCode: '000', message, errorType: 'security' });

export const forbidden = (errorCode: string, message: string): Reply<never> =>
  failed({ status: 403, errorCode, message, errorType: 'security' });

export const notFound = (message: string): Reply<never> =>
  failed({ status: 404, errorCode: '404', message, errorType: 'validation' });

export const outage = (): Reply<never> =>
  failed({ status: 500, errorCode: '905', message: 'Simulated outage', errorType: 'internal' });
