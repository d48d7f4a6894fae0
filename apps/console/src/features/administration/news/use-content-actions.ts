import { useRef } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveContentDocument,
  CreateContentDocument,
  PublishContentDocument,
  RestoreContentDocument,
  SaveContentDocument,
  type ContentInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { contentInput, type TypedContent } from './ContentForm.tsx';
import { newsKey, type OfficeContent } from './news-query.ts';

export const typedOf = (content: OfficeContent): TypedContent => ({
  slug: content.slug,
  places: content.places,
  image: content.image,
  title: content.title,
  subTitle: content.subTitle,
  text: content.text,
});

/** Saves what was typed; a small correction leaves the date of the last change (GROWTH-28). */
export function useContentSave(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const isSmall = useRef(false);
  const save = useOfficeSave<OfficeContent, TypedContent>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, id, version, content: contentInput(fields) };
      const { content, ...answer } = (
        await api.call(SaveContentDocument, { ...given, isSmall: isSmall.current })
      ).saveContent;
      return { ...answer, thing: content };
    },
    valuesOf: typedOf,
    refreshes: [newsKey(companyId)],
    done: () => t('Admin.Saved'),
  });
  return {
    ...save,
    setSmall: (small: boolean) => {
      isSmall.current = small;
    },
  };
}

export function useNewContent(companyId: string) {
  const { api } = useServices();
  const t = useAdminText();
  return useChange({
    send: async (given: { id: string; content: ContentInput }) =>
      (await api.call(CreateContentDocument, { companyId, ...given })).createContent,
    refreshes: [newsKey(companyId)],
    done: () => t('Admin.Audit.createContent'),
  });
}

type Step = 'PUBLISH' | 'WITHDRAW' | 'ARCHIVE' | 'RESTORE' | { at: string };

/** Shown to guests now or later, taken back, archived and brought back. */
export function useContentSteps(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async ({ content: { id, version }, step }: { content: OfficeContent; step: Step }) => {
      const given = { companyId, id, version };
      if (step === 'ARCHIVE') return (await api.call(ArchiveContentDocument, given)).archiveContent;
      if (step === 'RESTORE') return (await api.call(RestoreContentDocument, given)).restoreContent;
      const at = typeof step === 'object' ? step.at : null;
      const isWithdrawn = step === 'WITHDRAW';
      return (await api.call(PublishContentDocument, { ...given, at, isWithdrawn })).publishContent;
    },
    refreshes: [newsKey(companyId)],
    done: (_result, { step }) =>
      t(typeof step === 'object' ? 'Admin.News.Done.PLAN' : `Admin.News.Done.${step}`),
  });
}
