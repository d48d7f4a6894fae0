import type { AddressSheet, CodeSheet } from '@tallrik/domain/tables/code-sheets';
import { useMutation } from '@tanstack/react-query';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { fetchStaffFile } from '../parts/fetch-staff-file.ts';
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
      saveFile(
        'codes.pdf',
        await fetchStaffFile('/staff/code-sheets', wanted, session.state().token),
      ),
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
