import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { saveFile } from '../parts/save-file.ts';

/**
 * Asks for an invoice's file and hands it to the browser to keep. The token goes in a header, which a plain link cannot
 * send; in an address it would stand in every log on the way.
 */
export const saveInvoiceDocument = (
  { id, number }: { id: string; number: number },
  token: string,
): Promise<void> =>
  saveDocument(
    `/staff/invoices/${encodeURIComponent(id)}/document`,
    `invoice-${number}.pdf`,
    token,
  );

export const saveCreditDocument = (
  { id, number }: { id: string; number: number },
  token: string,
): Promise<void> =>
  saveDocument(
    `/staff/credit-notes/${encodeURIComponent(id)}/document`,
    `credit-note-${number}.pdf`,
    token,
  );

async function saveDocument(path: string, name: string, token: string): Promise<void> {
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } }).catch(
    (error: unknown) => {
      throw new UnreachableError('The invoice could not be fetched', { cause: error });
    },
  );
  if (!answer.ok) throw new ApiError(codeOf(answer.status), 'No such document for you', null);
  saveFile(name, await answer.blob());
}

const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};
const codeOf = (status: number): string => CODES[status] ?? 'UNEXPECTED_ERROR_OCCURRED';
