import type { Language } from '@tallrik/domain/company/languages';
import type { ReactNode } from 'react';
import base from '../../base.css?inline';
import tokens from '../../tokens.css?inline';
import { WithMessages } from './WithMessages.tsx';

/**
 * A story in the console's own look. Its tokens are put into the page with the story: imported, they would
 * repaint the guest app's components in the same gallery.
 */
export const ConsoleStory = (props: { language: Language; children: ReactNode }) => (
  <>
    <style>{tokens + base}</style>
    <WithMessages language={props.language}>{props.children}</WithMessages>
  </>
);
