import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

type Promised = { minutes: number };
const ReadyIn: ComponentType<Promised> = ({ minutes }) => <b>{`Ready in ${minutes} min`}</b>;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page the server has drawn, alive but for the part whose code is on its way. */
async function openPage() {
  let letCodeCome = (): void => undefined;
  const code = new Promise<ComponentType<Promised>>((resolve) => {
    letCodeCome = () => resolve(ReadyIn);
  });
  const Part = latePart(() => code);
  const page = document.createElement('main');
  document.body.append(page);
  // As the server writes it: it has the code.
  page.innerHTML = `<p><!--$-->${renderToString(<ReadyIn minutes={15} />)}<!--/$--></p>`;
  const drawn = page.querySelector('b');
  const shown = (minutes: number) => (
    <p>
      <Part minutes={minutes} fallback={<i>soon</i>} />
    </p>
  );
  const root = await act(async () => hydrateRoot(page, shown(15)));
  return {
    page,
    drawn,
    change: (minutes: number) => act(async () => root.render(shown(minutes))),
    letCodeCome: () => act(async () => letCodeCome()),
  };
}

it('[D-255] what the server has drawn stands until the code of its part is there, whatever changes meanwhile', async () => {
  const { page, drawn, change, letCodeCome } = await openPage();
  await change(15);
  await change(20);
  expect(page.textContent).toBe('Ready in 15 min');
  await letCodeCome();
  expect(page.textContent).toBe('Ready in 20 min');
  expect(page.querySelector('b')).toBe(drawn);
});

it('follows what changes later', async () => {
  const { page, change, letCodeCome } = await openPage();
  await letCodeCome();
  await change(25);
  expect(page.textContent).toBe('Ready in 25 min');
});
