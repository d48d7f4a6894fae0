import { makeHttpApi } from '@tallrik/contract/client/http-api';
import type { Language } from '@tallrik/domain/company/languages';
import {
  AdministeredCompanyDocument,
  OfficeCatalogueDocument,
} from '../../features/administration/generated/graphql.ts';
import { StaffMeDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { openDeviceMemory, type KeyValueStorage } from '../../shared/storage/device-memory.ts';
import { firstLanguage } from '../first-language.ts';
import { companyOf } from '../person-of-token.ts';
import { STAFF_ENDPOINT } from '../staff-endpoint.ts';
import { keepingAhead, type PageWithAhead } from './asked-ahead.ts';

/** Addresses of what the menu's page is made of: the server names them in the document. */
type NamedFiles = {
  scripts: string[];
  styles: string[];
  words: Partial<Record<Language, string[]>>;
};

/**
 * Before anything of the app is there, the menu's page sends what the app will ask for first, and only then asks for its
 * many files: behind those, a browser with six lines would send it last (OFFICE-27).
 */
export function askForMenuAhead(deps: {
  page: PageWithAhead;
  document: Document;
  search: string;
  storage: KeyValueStorage | null;
  deviceLanguages: readonly string[];
  fetch: typeof fetch;
  newTraceId: () => string;
}): void {
  const memory = openDeviceMemory(deps.storage);
  const token = memory.get('token');
  if (token !== null) askForData(deps, token);
  const named = deps.document.querySelector<HTMLMetaElement>('meta[name="menu-files"]')?.content;
  if (!named) return;
  const { scripts, styles, words } = JSON.parse(named) as NamedFiles;
  const language = firstLanguage(memory.get('language'), deps.deviceLanguages);
  const link = (rel: string, as: string | null) => (address: string) => {
    const made = deps.document.createElement('link');
    made.rel = rel;
    if (as) made.setAttribute('as', as);
    made.crossOrigin = 'anonymous';
    made.setAttribute('href', address);
    deps.document.head.append(made);
  };
  (words[language] ?? []).forEach(link('modulepreload', null));
  scripts.forEach(link('modulepreload', null));
  styles.forEach(link('preload', 'style'));
}

/** By the app's own code: only what is the same to the letter is taken over. */
function askForData(deps: Parameters<typeof askForMenuAhead>[0], token: string): void {
  const api = makeHttpApi({
    endpoint: STAFF_ENDPOINT,
    fetch: (input, init) => {
      void keepingAhead(deps.page, deps.fetch)(input, init);
      // The answer is the app's to read.
      return new Promise(() => undefined);
    },
    token: () => token,
    newTraceId: deps.newTraceId,
    onReachable: () => undefined,
  });
  const companyId = companyOf(token);
  const isOwn = !new URLSearchParams(deps.search).has('company');
  if (companyId !== null && isOwn) void api.call(OfficeCatalogueDocument, { companyId });
  void api.call(StaffMeDocument, {});
  if (companyId !== null && isOwn) void api.call(AdministeredCompanyDocument, { companyId });
}
