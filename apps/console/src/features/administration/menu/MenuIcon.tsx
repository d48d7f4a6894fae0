import type { ReactElement } from 'react';
import styles from '../office/OfficeIcon.module.css';

/** From Lucide (https://lucide.dev), ISC licence, Copyright (c) Lucide Contributors. Drawn on a 24 px grid. */
const SHAPES = {
  filters: <path d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3" />,
  handle: <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" strokeWidth="2.500" />,
  languages: <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />,
  file: (
    <path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M8 13h2M14 13h2M8 17h2M14 17h2" />
  ),
  up: <path d="m18 15-6-6-6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  archive: <path d="M3 3h18v5H3zM5 8v11a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8M10 12h4" />,
} satisfies Record<string, ReactElement>;

/** Icons of the menu's pages. Always beside a word, or inside a control with a label. */
export const MenuIcon = (props: { name: keyof typeof SHAPES }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {SHAPES[props.name]}
  </svg>
);
