import { expect, test, type Page } from '@playwright/test';
import { expectFits, WIDTHS } from './support/layout.ts';
import { LANGUAGES, wordsOf, type Language } from './support/words.ts';
import { dishCards } from './support/guest.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: WIDTHS.phone, height: 780 } });

const pickerOpens = new RegExp(
  `^(${LANGUAGES.map((language) => wordsOf(language)('LanguagePicker.Open').split(':')[0]).join('|')})`,
);

async function speak(page: Page, language: Language): Promise<void> {
  const t = wordsOf(language);
  await page.getByRole('button', { name: pickerOpens }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('radio', { name: t(`Language.${language}`) }).click();
  await expectFits(page, `${language}: picker`);
  // Confirms in the language of before; the last button of the sheet.
  await picker.getByRole('button').last().click();
  await expect(page.getByRole('button', { name: pickerOpens })).toHaveAccessibleName(
    t('LanguagePicker.Open').replace('{language}', t(`Language.${language}`)),
  );
  const cached = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, value]) =>
      /^tallrik:[^:]+:language$/.test(name) ? [value] : [],
    ),
  );
  expect(cached).toEqual([JSON.stringify(language)]);
}

async function expectSpeaks(page: Page, language: Language, what: string): Promise<void> {
  await expectFits(page, `${language}: ${what}`);
  expect(await page.locator('body').innerText(), `${language}: ${what}`).not.toContain(
    'Missing translation',
  );
}

for (const slug of ['smash', 'lokanta'])
  test(`[I18N-01] [I18N-04] [SHELL-22] ${slug} in six languages on a small phone: nothing missing, too wide or cut off`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    if (slug === 'smash') await page.getByRole('link', { name: 'SMASH! Brixton' }).click();
    for (const language of LANGUAGES) {
      const t = wordsOf(language);
      await speak(page, language);
      await expectSpeaks(page, language, 'landing');
      await page.getByRole('button', { name: t('StoreList.PreOrder') }).click();
      await expect(page.getByRole('dialog')).toContainText(t('OpeningHours.Title'));
      await expectSpeaks(page, language, 'order for later');
      const takeAway = page
        .getByRole('dialog')
        .getByRole('button', { name: t('ServiceType.TAKE_AWAY') });
      // Brixton serves nothing else, and asks for nothing else (F-81).
      if (slug === 'smash') await expect(takeAway).toBeHidden();
      else {
        await takeAway.click();
        await expect(takeAway).toBeFocused();
      }
      // A day has its times beside it, and the two wheels share the width of the phone.
      await page.getByRole('listbox').first().press('End');
      await expect(page.getByRole('listbox')).toHaveCount(2);
      await expectSpeaks(page, language, 'order for a day');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: t('ServiceType.TAKE_AWAY') }).click();
      await expect(dishCards(page).first()).toBeVisible();
      await expectSpeaks(page, language, 'start');
      await page.getByRole('link', { name: t('Tabs.Menu'), exact: true }).click();
      await expect(page).toHaveURL(/\/menu$/);
      await page.locator('article a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSpeaks(page, language, 'category');
      await page.locator('article a').first().click();
      await expect(page.getByRole('spinbutton')).toBeVisible();
      await expectSpeaks(page, language, 'dish');
      for (let back = 0; back < 4; back += 1) await page.goBack();
      await expect(page.getByRole('button', { name: t('ServiceType.TAKE_AWAY') })).toBeEnabled();
    }
  });
