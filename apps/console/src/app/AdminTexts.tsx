import type { Language } from '@tallrik/domain/company/languages';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { loadAdminCatalogue } from '@tallrik/translations/load-admin-catalogue';
import { createTranslator } from '@tallrik/translations/translate';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminTextProvider } from '../features/administration/use-admin-text.tsx';
import page from '../shared/controls/page.module.css';
import { LatePartProblem } from '../shared/late-part/LatePart.tsx';
import { useMessages } from '../shared/messages/use-messages.tsx';

/** Once for each language. */
export const adminTextsQuery = (language: Language) => ({
  queryKey: ['admin-texts', language],
  queryFn: async () =>
    createTranslator<AdminTranslationKey>(language, await loadAdminCatalogue(language)),
  staleTime: Infinity,
  structuralSharing: false,
});

/** What administrators read has words of its own, downloaded when it is opened. */
export function AdminTexts(props: {
  /** It fills the page, not a part of a sheet. */
  isPage?: boolean;
  /** What stands there until they come. */
  waiting?: ReactNode;
  children: ReactNode;
}) {
  const { language, translate } = useMessages();
  const texts = useQuery({ ...adminTextsQuery(language), placeholderData: keepPreviousData });
  if (texts.data)
    return <AdminTextProvider translate={texts.data}>{props.children}</AdminTextProvider>;
  if (props.waiting !== undefined && !texts.error) return props.waiting;
  return (
    <div className={props.isPage ? page.page : undefined}>
      {texts.error ? <LatePartProblem /> : <p role="status">{translate('Console.Loading')}</p>}
    </div>
  );
}
