import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { saveFile } from '../parts/save-file.ts';

/**
 * Asks for an invoice's file and hands it to the browser to keep. The token goes in a header, which a plain link cannot
 * send; in an address it would stand in every log on the way.
 */
export async function saveInvoiceDocument(
  invoice: { id: string; number: number },
  token: string,
): Promise<void> {
  const path = `/staff/invoices/${encodeURIComponent(invoice.id)}/document`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } }).catch(
    (error: unknown) => {
      throw new UnreachableError('The invoice could not be fetched', { cause: error });
    },
  );
  if (!answer.ok) throw new ApiError(codeOf(answer.status), 'No such document for you', null);
  saveFile(`invoice-${invoice.number}.pdf`, await answer.blob());
}

const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};
const codeOf = (status: number): string => CODES[status] ?? 'UNEXPECTED_ERROR_OCCURRED';
