import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import type { MenuHours } from '@tallrik/domain/menu/editing/check-menu';

export const MENU_TEMPLATES = ['LUNCH', 'EVENING', 'BRUNCH', 'ALWAYS'] as const;
export type MenuTemplate = (typeof MENU_TEMPLATES)[number];

const onDays = (days: readonly MenuHours['dayOfWeek'][], start: string, end: string): MenuHours[] =>
  days.map((dayOfWeek) => ({ dayOfWeek, start, end }));

/** The hours a new menu begins with; they are changed afterwards like any others. */
export const templateHours = (template: MenuTemplate): MenuHours[] => {
  switch (template) {
    case 'LUNCH':
      return onDays(DAYS_OF_WEEK.slice(0, 5), '11:00', '14:00');
    case 'EVENING':
      return onDays(DAYS_OF_WEEK, '17:00', '22:00');
    case 'BRUNCH':
      return onDays(DAYS_OF_WEEK.slice(5), '10:00', '15:00');
    case 'ALWAYS':
      return [];
  }
};
