import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { findFreePort } from '../../../scripts/lib/port.mjs';
import type { Engine, EnginePage, Target } from './engine-page.ts';
import { scriptToFind } from './find-in-page.ts';
import { until } from './patience.ts';
import { spell } from './spell.ts';
import { tapOn } from './tap.ts';

type Programs = { driver: string; browser: string; display: string };
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
type Session = { driver: WebDriver; server: ChildProcess };

/** Longer than any action takes on a busy machine. */
const ACTION_PATIENCE_MS = 15_000;

/** Now and then the driver never answers an action; what came of it is looked at in the page, as after every one. */
const unlessSilent = (action: Promise<void>): Promise<void> =>
  Promise.race([action, pause(ACTION_PATIENCE_MS, undefined, { ref: false })]);

/** The same with a question: it is asked again by whoever waits, where the whole test would hang on one lost answer. */
const answered = <Answer>(question: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    question,
    pause(ACTION_PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('The driver did not answer');
    }),
  ]);

/**
 * WebKitGTK's own little browser on a screen nobody sees, by its WebDriver. Each page is a session with a driver of its
 * own, since one drives only one.
 */
export async function openWebkit(programs: Programs): Promise<Engine> {
  const screen = await openScreen(programs.display);
  return {
    name: 'webkit',
    openPage: async (size) => {
      const { driver, server } = await openSession(programs, screen.display);
      await until('a window', () =>
        answered(
          driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, ...size }),
        ),
      );
      return {
        ...pageOf(driver),
        close: async () => {
          await answered(driver.quit()).catch(() => undefined);
          server.kill();
        },
      };
    },
    close: async () => {
      screen.server.kill();
    },
  };
}

/** It chooses a free number itself and tells it on its first line. */
async function openScreen(program: string): Promise<{ display: string; server: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${output.toString('utf8').trim()}`, server };
}

async function openSession(programs: Programs, display: string): Promise<Session> {
  const port = await findFreePort();
  const server = spawn(programs.driver, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const options = { binary: programs.browser, args: ['--automation'] };
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    // A page can be looked at, and tapped, while it is on its way; those who want all of it wait themselves.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': options,
  });
  const driver = await until('a session of WebKit', async () =>
    answered(
      new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build(),
    ),
  );
  return { driver, server };
}

function pageOf(driver: WebDriver): Omit<EnginePage, 'close'> {
  const run = <Answer>(script: string): Promise<Answer> =>
    answered(driver.executeScript<Answer>(script));
  const find = (target: Target) => run<WebElement | null>(scriptToFind(target));
  const wait = (target: Target) => until(spell(target), () => find(target));
  const arrive = async (leave: () => Promise<void>): Promise<void> => {
    await run('window.isOld = true;');
    await unlessSilent(leave());
    const script = "return !window.isOld && document.readyState === 'complete';";
    await until('a page', () => run<boolean>(script));
  };
  return {
    goto: (address) => arrive(() => driver.get(address)),
    address: () => answered(driver.getCurrentUrl()),
    reload: () => arrive(() => driver.navigate().refresh()),
    tap: (target) =>
      tapOn(target, {
        run,
        click: (place) =>
          unlessSilent(driver.actions({ async: true }).move(place).click().perform()),
      }),
    see: async (target) => {
      await wait(target);
    },
    // Again from the start while it is on its way up with its sheet.
    fill: (target, text) =>
      until(`a text in ${spell(target)}`, async () => {
        const field = await find(target);
        if (field === null) return false;
        await answered(field.clear());
        await answered(field.sendKeys(text));
        return true;
      }).then(() => undefined),
    typeInFrame: async ({ frame, input }, text) => {
      await until(`${input} in ${frame}`, async () => {
        const outside = await answered(driver.findElement(By.css(frame)));
        await answered(driver.switchTo().frame(outside));
        try {
          const field = await answered(driver.findElement(By.css(input)));
          await answered(field.click());
          await answered(field.sendKeys(text));
          return true;
        } finally {
          await answered(driver.switchTo().defaultContent());
        }
      });
    },
    press: (key) => unlessSilent(driver.actions().sendKeys(KEYS[key]).perform()),
    run,
    words: () => run<string>('return document.body.innerText;'),
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
  };
}
