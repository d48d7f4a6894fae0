import { afterEach, expect, it, vi } from 'vitest';
import { answerEarlyTaps, takeEarlyTaps } from './answer-taps.ts';
import { storeTaps, TAPPED } from './store-taps.ts';

afterEach(() => {
  takeEarlyTaps();
  document.body.replaceChildren();
});

/** A page that has been drawn and whose scripts are still on their way. */
function drawPage(html: string) {
  document.body.innerHTML = html;
  storeTaps(TAPPED);
  const button = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`)!;
  const clicks: string[] = [];
  /** The scripts have arrived: from now on the page listens for itself. */
  const comeAlive = async () => {
    takeEarlyTaps();
    document.body.addEventListener('click', (event) => clicks.push((event.target as Element).id));
    await answerEarlyTaps();
  };
  return { button, clicks, comeAlive };
}

it('what is tapped before the scripts are there is answered in its order, an impatient second tap once', async () => {
  const { button, clicks, comeAlive } = drawPage(
    '<button id="fries">Add</button><button id="slaw"><span id="plus">+</span></button>',
  );
  button('fries').click();
  document.querySelector<HTMLElement>('#plus')?.click();
  button('fries').click();
  expect(button('fries').hasAttribute(TAPPED)).toBe(true);
  await comeAlive();
  expect(clicks).toEqual(['fries', 'slaw']);
  expect(document.querySelector(`[${TAPPED}]`)).toBeNull();
});

it('once the page is alive a tap is its own, and is not kept', async () => {
  const { button, clicks, comeAlive } = drawPage('<button id="fries">Add</button>');
  await comeAlive();
  button('fries').click();
  await answerEarlyTaps();
  expect(clicks).toEqual(['fries']);
  expect(button('fries').hasAttribute(TAPPED)).toBe(false);
});

it('a tap on what an earlier tap has taken away is dropped', async () => {
  const { button, clicks, comeAlive } = drawPage(
    '<button id="leave">Go</button><button id="gone">Add</button>',
  );
  const gone = button('gone');
  const clicked = vi.spyOn(gone, 'click');
  button('leave').click();
  gone.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button('leave').addEventListener('click', () => gone.remove());
  await comeAlive();
  expect(clicks).toEqual(['leave']);
  expect(clicked).not.toHaveBeenCalled();
});

/** Whether the browser would do by itself what a tap on this does. */
const isLeftToBrowser = (id: string) =>
  document
    .querySelector(`#${id}`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('a form is not sent by the browser itself', () => {
  drawPage('<form><button id="send">Send</button></form>');
  expect(isLeftToBrowser('send')).toBe(false);
});

it('a link leads on by itself; after a kept tap it waits behind it, unless it is tapped again', async () => {
  const { clicks, comeAlive } = drawPage(
    '<button id="fries">Add</button><a id="cart" href="#cart"><b id="count">0</b></a>',
  );
  expect(isLeftToBrowser('cart')).toBe(true);
  expect(isLeftToBrowser('fries')).toBe(false);
  expect(isLeftToBrowser('count')).toBe(false);
  expect(isLeftToBrowser('count')).toBe(true);
  await comeAlive();
  expect(clicks).toEqual(['fries', 'cart']);
});
