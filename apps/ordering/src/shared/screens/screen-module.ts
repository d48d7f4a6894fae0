import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { Reader } from '@tallrik/domain/menu/dishes';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { CompanyPageData } from '../company/company-query.ts';
import type { Api } from '@tallrik/contract/client/operation';
import type { Translate } from '../translate/translate.ts';

export type LoadContext = {
  api: Api;
  queryClient: QueryClient;
  company: CompanyPageData;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  now: Temporal.Instant;
  serviceType: ServiceType | null;
};

export type LoadResult = { redirect: string } | { isMissing: true } | undefined;

export type HeadContext = LoadContext & {
  reader: Reader;
  translate: Translate;
  /** Absolute address of a path of this company's app. */
  address: (path: string) => string;
};

export type PageHead = {
  title: string;
  description?: string;
  image?: string | null;
  /** The one address of this page, where several open it. */
  canonicalPath?: string;
  jsonLd?: readonly object[];
};

/** What a route needs of a screen: what it draws, what it must have read before, and how a search engine sees it. */
export type ScreenModule = {
  Screen: ComponentType;
  load?: (context: LoadContext) => Promise<LoadResult>;
  /** Only the server writes a head: `import.meta.env.SSR ? … : undefined` keeps it out of the browser's code. */
  head?: ((context: HeadContext) => PageHead) | undefined;
};
