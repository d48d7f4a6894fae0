import { STAFF_ROLES } from '@tallrik/domain/accounts/staff-rights';
import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { useCallback } from 'react';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { deviceDateTime, weekdayName } from '../device-time.ts';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { FIELD_WORDS, type Reading } from './field-words.ts';

export type FieldWords = { label: string; text: (value: unknown) => string };

/** What a field is called, and how a value of it reads. */
export function useFieldWords(
  company: Pick<AdministeredCompany, 'currency' | 'venues'>,
): (name: string) => FieldWords {
  const t = useAdminText();
  const { language } = useMessages();
  return useCallback(
    (name) => {
      const [label, reading = 'PLAIN'] = FIELD_WORDS[name] ?? ['Admin.Field.Other'];
      const reader = { t, company, language };
      return { label: t(label), text: (value) => readValue(reader, value, reading) };
    },
    [t, language, company],
  );
}

type Reader = {
  t: AdminTranslate;
  company: Pick<AdministeredCompany, 'currency' | 'venues'>;
  language: Language;
};

function readValue(reader: Reader, value: unknown, reading: Reading): string {
  const { t, company } = reader;
  if (value == null || value === '') return t('Admin.Value.Empty');
  if (typeof value === 'boolean') return t(value ? 'Admin.Value.Yes' : 'Admin.Value.No');
  if (Array.isArray(value)) return readList(reader, value, reading);
  if (typeof value === 'object') return readObject(reader, value as Record<string, unknown>);
  if (typeof value === 'number') {
    if (reading === 'MONEY') return formatMoney(minor(value), company.currency);
    if (reading === 'PERCENT') return `${value} %`;
    if (reading === 'MINUTES') return t('Admin.Value.Minutes', { count: value });
  }
  if (reading === 'MOMENT' && isInstant(value)) return deviceDateTime(value);
  const role = reading === 'ROLE' && STAFF_ROLES.find((known) => known === value);
  return role ? t(`Admin.Role.${role}`) : String(value);
}

function readList(reader: Reader, list: readonly unknown[], reading: Reading): string {
  const { t, company } = reader;
  if (list.length === 0) return t('Admin.Value.Empty');
  if (reading === 'VENUES')
    return list
      .map((id) => company.venues.find((venue) => venue.id === id)?.name ?? t('Admin.Value.Former'))
      .join(', ');
  if (list.every(isHours)) return list.map((hours) => readHours(reader, hours)).join('\n');
  const isReadable = list.every((one) => typeof one === 'string' && !isId(one));
  return isReadable ? list.join(', ') : t('Admin.Value.Count', { count: list.length });
}

function readObject(reader: Reader, object: Record<string, unknown>): string {
  const parts = Object.entries(object).filter(
    ([name, value]) => name !== '__typename' && value != null && value !== '',
  );
  if (parts.length === 0) return reader.t('Admin.Value.Empty');
  const isLocalized = parts.every(([name]) => LANGUAGES.some((language) => language === name));
  if (isLocalized && parts.length > 1)
    return parts.map(([language, text]) => `${language.toUpperCase()}: ${String(text)}`).join('\n');
  return parts.map(([, value]) => readValue(reader, value, 'PLAIN')).join(', ');
}

/** As the server writes one; what was typed is read as it stands. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && value.endsWith('Z');

const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

type Hours = { dayOfWeek: string; start: string; end: string };
const isHours = (value: unknown): value is Hours =>
  typeof value === 'object' &&
  value !== null &&
  ['dayOfWeek', 'start', 'end'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

function readHours({ language }: Reader, { dayOfWeek, start, end }: Hours): string {
  const day = DAYS_OF_WEEK.find((known) => known === dayOfWeek);
  return `${day ? weekdayName(day, language, 'short') : dayOfWeek} ${start}–${end}`;
}
