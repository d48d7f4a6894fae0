import { expect, it } from 'vitest';
import { joinHours, type WeekRange } from './join-hours.ts';

const range = (dayOfWeek: WeekRange['dayOfWeek'], start: string, end: string): WeekRange => ({
  dayOfWeek,
  start,
  end,
});

it('[PLACES-09] joins what overlaps and nothing else', () => {
  const lunch = range('MONDAY', '11:00', '14:00');
  const dinner = range('MONDAY', '14:00', '22:00');
  expect(joinHours([dinner, lunch])).toEqual([lunch, dinner]);
  expect(joinHours([lunch, range('MONDAY', '13:00', '22:00')])).toEqual([
    range('MONDAY', '11:00', '22:00'),
  ]);
  expect(joinHours([lunch, range('MONDAY', '12:00', '13:00')])).toEqual([lunch]);
});

it('[PLACES-09] joins over midnight and over the week’s end', () => {
  expect(
    joinHours([range('FRIDAY', '18:00', '02:00'), range('SATURDAY', '01:00', '04:00')]),
  ).toEqual([range('FRIDAY', '18:00', '04:00')]);
  expect(joinHours([range('MONDAY', '01:00', '03:00'), range('SUNDAY', '20:00', '02:00')])).toEqual(
    [range('SUNDAY', '20:00', '03:00')],
  );
});

it('[PLACES-09] never makes a range longer than a day', () => {
  expect(joinHours([range('MONDAY', '00:00', '00:00'), range('MONDAY', '20:00', '02:00')])).toEqual(
    [range('MONDAY', '00:00', '00:00'), range('TUESDAY', '00:00', '02:00')],
  );
});
