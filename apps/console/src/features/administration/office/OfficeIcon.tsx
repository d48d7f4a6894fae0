import type { ReactElement } from 'react';
import styles from './OfficeIcon.module.css';
import type { OfficePlace } from './office-places.ts';

/** From Lucide (https://lucide.dev), ISC licence, Copyright (c) Lucide Contributors. Drawn on a 24 px grid. */
const SHAPES: Readonly<
  Record<
    | OfficePlace
    | 'more'
    | 'history'
    | 'undo'
    | 'copy'
    | 'help'
    | 'download'
    | 'upload'
    | 'trendUp'
    | 'trendDown'
    | 'mail'
    | 'print',
    ReactElement
  >
> = {
  mail: (
    <>
      <path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
      <rect width="20" height="16" x="2" y="4" rx="2" />
    </>
  ),
  setup: <path d="M9 11l3 3L22 4M21 12v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h11" />,
  today: (
    <>
      <rect width="7" height="9" x="3" y="3" rx="1" />
      <rect width="7" height="5" x="14" y="3" rx="1" />
      <rect width="7" height="9" x="14" y="12" rx="1" />
      <rect width="7" height="5" x="3" y="16" rx="1" />
    </>
  ),
  orders: (
    <path d="M13 16H8M14 8H8M16 12H8M4 3a1 1 0 0 1 1-1 1.300 1.300 0 0 1 .7.2l.933.6a1.300 1.300 0 0 0 1.400 0l.934-.6a1.300 1.300 0 0 1 1.400 0l.933.6a1.300 1.300 0 0 0 1.400 0l.933-.6a1.300 1.300 0 0 1 1.400 0l.934.6a1.300 1.300 0 0 0 1.400 0l.933-.6A1.300 1.300 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.300 1.300 0 0 1-.7-.2l-.933-.6a1.300 1.300 0 0 0-1.400 0l-.934.6a1.300 1.300 0 0 1-1.400 0l-.933-.6a1.300 1.300 0 0 0-1.400 0l-.933.6a1.300 1.300 0 0 1-1.400 0l-.934-.6a1.300 1.300 0 0 0-1.400 0l-.933.6a1.300 1.300 0 0 1-.7.2 1 1 0 0 1-1-1z" />
  ),
  menu: (
    <path d="M12 5v16M20 19a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z" />
  ),
  soldOut: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M4.929 4.929 19.070 19.071" />
    </>
  ),
  offers: (
    <path d="M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM9 9h.01M15 9l-6 6M15 15h.01" />
  ),
  guests: (
    <>
      <path d="M16 2v2M7 22v-2a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2M8 2v2" />
      <circle cx="12" cy="11" r="3" />
      <rect x="3" y="4" width="18" height="18" rx="2" />
    </>
  ),
  places: (
    <>
      <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
      <circle cx="12" cy="10" r="3" />
    </>
  ),
  branding: (
    <path d="M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.250a1.750 1.750 0 0 0-1.400 2.800l.3.4a1.750 1.750 0 0 1-1.400 2.800zM13.500 6.500h.01M17.500 10.500h.01M6.500 12.500h.01M8.500 7.500h.01" />
  ),
  copy: (
    <>
      <rect width="14" height="14" x="8" y="8" rx="2" />
      <path d="M4 16c-1.100 0-2-.9-2-2V4c0-1.100.9-2 2-2h10c1.100 0 2 .9 2 2" />
    </>
  ),
  upload: <path d="M12 3v12M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 8l5-5 5 5" />,
  download: <path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />,
  help: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M9.090 9a3 3 0 0 1 5.830 1c0 2-3 3-3 3M12 17h.01" />
    </>
  ),
  reports: <path d="M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3" />,
  team: (
    <>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.870" />
      <circle cx="9" cy="7" r="4" />
    </>
  ),
  settings: (
    <>
      <path d="M9.671 4.136a2.340 2.340 0 0 1 4.659 0 2.340 2.340 0 0 0 3.319 1.915 2.340 2.340 0 0 1 2.330 4.033 2.340 2.340 0 0 0 0 3.831 2.340 2.340 0 0 1-2.330 4.033 2.340 2.340 0 0 0-3.319 1.915 2.340 2.340 0 0 1-4.659 0 2.340 2.340 0 0 0-3.320-1.915 2.340 2.340 0 0 1-2.330-4.033 2.340 2.340 0 0 0 0-3.831A2.340 2.340 0 0 1 6.350 6.051a2.340 2.340 0 0 0 3.319-1.915" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  more: (
    <>
      <circle cx="12" cy="12" r="1" />
      <circle cx="19" cy="12" r="1" />
      <circle cx="5" cy="12" r="1" />
    </>
  ),
  trendUp: <path d="M16 7h6v6M22 7l-8.500 8.500-5-5L2 17" />,
  trendDown: <path d="M16 17h6v-6M22 17l-8.500-8.500-5 5L2 7" />,
  print: (
    <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1" />
  ),
  history: <path d="M3 12a9 9 0 1 0 9-9 9.750 9.750 0 0 0-6.740 2.740L3 8M3 3v5h5M12 7v5l4 2" />,
  undo: <path d="M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11" />,
};

/** Icons of the office; the board does not carry them. Always beside a word. */
export const OfficeIcon = (props: { name: keyof typeof SHAPES }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {SHAPES[props.name]}
  </svg>
);
