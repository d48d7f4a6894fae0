import { localized } from '@tallrik/domain/company/localized';
import { cleanLocalizedHtml } from '../../features/content/clean-html.ts';
import type { DaysFromNow, DemoCompany } from '../demo-company.ts';
import { type DemoTransaction, insertRows, json } from './insert-rows.ts';

const HOURS_A_DAY = 24;

export const daysFrom = (now: Temporal.Instant, days: DaysFromNow): string =>
  now.add({ hours: days * HOURS_A_DAY }).toString();

const daysFromOrNull = (now: Temporal.Instant, days: DaysFromNow | null): string | null =>
  days === null ? null : daysFrom(now, days);

export async function insertLoyalty(
  trx: DemoTransaction,
  demo: DemoCompany,
  now: Temporal.Instant,
): Promise<void> {
  const companyId = demo.company.id;
  const language = demo.company.defaultLanguage ?? 'en';
  await insertRows(
    trx,
    'membershipLevels',
    demo.membershipLevels.map((level) => ({
      ...level,
      companyId,
      title: json(level.title),
      description: json(level.description),
    })),
  );
  await insertRows(
    trx,
    'offers',
    demo.offers.map(({ name: _plain, venues, createdDaysFromNow, ...offer }) => ({
      ...offer,
      companyId,
      venueIds: venues,
      nameLang: json(offer.nameLang),
      descriptionLang: json(offer.descriptionLang),
      stages: json(offer.stages),
      createdAt: daysFrom(now, createdDaysFromNow),
    })),
  );
  await insertRows(
    trx,
    'stampCards',
    demo.stampCards.map(({ venues, ...card }) => ({
      ...card,
      companyId,
      venueIds: venues,
      name: localized(card.nameLang, null, language, demo.company),
      description: localized(card.descriptionLang, null, language, demo.company),
      nameLang: json(card.nameLang),
      descriptionLang: json(card.descriptionLang),
      details: json(card.details),
    })),
  );
  await insertRows(
    trx,
    'promoCodes',
    demo.promoCodes.map(({ venues, activeFromDays, activeUntilDays, hours, ...code }) => ({
      ...code,
      companyId,
      venueIds: venues,
      title: json(code.title),
      startsAt: daysFromOrNull(now, activeFromDays),
      endsAt: daysFromOrNull(now, activeUntilDays),
      hoursStart: hours?.start ?? null,
      hoursEnd: hours?.end ?? null,
    })),
  );
}

export async function insertContents(
  trx: DemoTransaction,
  demo: DemoCompany,
  now: Temporal.Instant,
): Promise<void> {
  const companyId = demo.company.id;
  await insertRows(
    trx,
    'contents',
    demo.contents.map(({ createdDaysFromNow, updatedDaysFromNow, ...content }) => ({
      ...content,
      companyId,
      title: json(content.title),
      subTitle: json(content.subTitle),
      text: json(cleanLocalizedHtml(content.text)),
      createdAt: daysFrom(now, createdDaysFromNow),
      updatedAt: daysFrom(now, updatedDaysFromNow),
    })),
  );
  await insertRows(
    trx,
    'socialFeedItems',
    demo.socialFeed.map((item, position) => ({ ...item, companyId, position })),
  );
}
