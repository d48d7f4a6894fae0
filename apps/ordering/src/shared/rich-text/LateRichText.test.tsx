import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

const TEXT = '<h2>Loud</h2><p>Smashed <strong>thin</strong></p><script>alert(1)</script>';

/** The module as another process has it: what one has loaded, the other has not. */
async function freshly() {
  vi.resetModules();
  const { preloadLateParts } = await import('../screens/late-part.tsx');
  const { LateRichText } = await import('./LateRichText.tsx');
  return { LateRichText, preloadLateParts };
}

afterEach(() => {
  vi.doUnmock('./RichText.tsx');
  document.body.innerHTML = '';
});

it('[F-120] [D-122] the server draws the text in its form, and the browser leaves it alone without a script', async () => {
  const server = await freshly();
  await server.preloadLateParts();
  const html = renderToString(<server.LateRichText html={TEXT} />);
  expect(html).toContain('<h2>Loud</h2><p>Smashed <strong>thin</strong></p>');
  expect(html).not.toContain('script');

  // On the phone the parser is still on its way, for ever.
  vi.doMock('./RichText.tsx', () => new Promise(() => undefined));
  const phone = await freshly();
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = html;
  const heading = page.querySelector('h2');
  await act(async () => hydrateRoot(page, <phone.LateRichText html={TEXT} />));
  expect(page.querySelector('h2')).toBe(heading);
  expect(page.querySelector('strong')?.textContent).toBe('thin');
});

it('[F-120] when the parser comes, it finds the text as it draws it: the same elements stay', async () => {
  const server = await freshly();
  await server.preloadLateParts();
  const html = renderToString(<server.LateRichText html={TEXT} />);
  const phone = await freshly();
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = html;
  const heading = page.querySelector('h2');
  await act(async () => hydrateRoot(page, <phone.LateRichText html={TEXT} />));
  await act(phone.preloadLateParts);
  expect(page.querySelector('h2')).toBe(heading);
});

it('[F-120] a page that is drawn again before the parser comes leaves the text alone too', async () => {
  const server = await freshly();
  await server.preloadLateParts();
  const html = renderToString(<server.LateRichText html={TEXT} />);
  let parserComes: () => void = () => undefined;
  const parser = await vi.importActual('./RichText.tsx');
  vi.doMock(
    './RichText.tsx',
    () => new Promise((resolve) => (parserComes = () => resolve(parser))),
  );
  const phone = await freshly();
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = html;
  const heading = page.querySelector('h2');
  const handle: { drawAgain: (times: number) => void } = { drawAgain: () => undefined };
  // As a landing is, as soon as it knows that it is in a browser.
  function Landing() {
    const [, setTimes] = useState(0);
    useEffect(() => {
      handle.drawAgain = setTimes;
    }, []);
    return <phone.LateRichText html={TEXT} />;
  }
  await act(async () => hydrateRoot(page, <Landing />));
  await act(async () => handle.drawAgain(1));
  expect(page.querySelector('h2')).toBe(heading);
  parserComes();
  await act(phone.preloadLateParts);
  expect(page.querySelector('h2')).toBe(heading);
});
