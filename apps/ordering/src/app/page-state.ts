import type { Platform } from '@tallrik/contract/page-rendering';
import type { Language } from '@tallrik/domain/company/languages';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { DehydratedState } from '@tanstack/react-query';

/** What the server hands to the browser beside the HTML: enough to draw the same page again. */
export type PageState = {
  configurationId: string;
  basePath: string;
  language: Language;
  serviceType: ServiceType | null;
  now: string;
  simulatorBase: string | null;
  hasServiceWorker: boolean;
  platform: Platform;
  queries: DehydratedState;
};

/** `<` escaped: a dish called `</script>` must stay a dish. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');
