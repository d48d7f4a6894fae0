import type { TranslationKey } from '@tallrik/translations/keys';
import type { Translate } from '@tallrik/translations/translate';

export type { TranslationKey, Translate };
