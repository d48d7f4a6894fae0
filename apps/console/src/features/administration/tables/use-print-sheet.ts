import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import type { AddressSheet, CodeSheet } from '@tallrik/domain/tables/code-sheets';
import { useMutation } from '@tanstack/react-query';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { saveFile } from '../parts/save-file.ts';

type Wanted = { companyId: string; texts: readonly string[] } & (
  | { kind: 'TABLES'; venueId: string; tableIds: readonly string[]; sheet: CodeSheet }
  | { kind: 'ADDRESS'; sheet: AddressSheet }
);

/** `POST /staff/code-sheets`: the server draws the file and reads every code of it back (PLACES-22). */
export function usePrintSheet(onDone: () => void = () => {}) {
  const { session } = useServices();
  const print = useMutation({
    mutationFn: async (wanted: Wanted) =>
      saveFile('codes.pdf', await fetchSheet(wanted, session.state().token)),
    onSuccess: onDone,
    onError: (error) => {
      if (codeOf(error) === 'UNAUTHENTICATED') session.end('EXPIRED');
    },
  });
  return {
    run: (wanted: Wanted) => {
      if (!print.isPending) print.mutate(wanted);
    },
    isBusy: print.isPending,
    code: print.error && codeOf(print.error),
  };
}

async function fetchSheet(wanted: Wanted, token: string | null): Promise<Blob> {
  const answer = await fetch('/staff/code-sheets', {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  }).catch((error: unknown) => {
    throw new UnreachableError('The codes could not be fetched', { cause: error });
  });
  if (answer.ok) return answer.blob();
  throw new ApiError(CODES[answer.status] ?? 'UNEXPECTED_ERROR_OCCURRED', 'No codes', null);
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};
