import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
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
import { scriptToFind, scriptToPlace } from './find-in-page.ts';
import { until } from './patience.ts';
import { spell } from './spell.ts';

type Place = { x: number; y: number };
type Programs = { driver: string; browser: string; display: string };
type Session = { driver: WebDriver; server: ChildProcess };

/**
 * WebKitGTK's own little browser on a screen nobody sees, by its WebDriver. Each page is a session with a driver of its
 * own, since one drives only one.
 */
export async function openWebkit(programs: Programs): Promise<Engine> {
  const screen = await openScreen(programs.display);
  const sessions: Session[] = [];
  return {
    name: 'webkit',
    openPage: async (size) => {
      const session = await openSession(programs, screen.display);
      sessions.push(session);
      await session.driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      return pageOf(session.driver);
    },
    close: async () => {
      for (const { driver, server } of sessions.splice(0)) {
        await driver.quit().catch(() => undefined);
        server.kill();
      }
      screen.server.kill();
    },
  };
}

/** It chooses a free number itself and tells it on its first line. */
async function openScreen(program: string): Promise<{ display: string; server: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [told] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${told.toString('utf8').trim()}`, server };
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
    'webkitgtk:browserOptions': options,
  });
  const driver = await until('a session of WebKit', async () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build(),
  );
  return { driver, server };
}

function pageOf(driver: WebDriver): EnginePage {
  const find = (target: Target): Promise<WebElement | null> =>
    driver.executeScript<WebElement | null>(scriptToFind(target));
  const wait = (target: Target) => until(spell(target), () => find(target));
  return {
    goto: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    reload: () => driver.navigate().refresh(),
    tap: (target) =>
      until(`a tap on ${spell(target)}`, async () => {
        const place = await driver.executeScript<Place | null>(scriptToPlace(target));
        if (place) await driver.actions({ async: true }).move(place).click().perform();
        return place !== null;
      }).then(() => undefined),
    see: async (target) => {
      await wait(target);
    },
    fill: async (target, text) => {
      const field = await wait(target);
      await field.clear();
      await field.sendKeys(text);
    },
    typeInFrame: async ({ frame, input }, text) => {
      await until(`${input} in ${frame}`, async () => {
        await driver.switchTo().frame(await driver.findElement(By.css(frame)));
        try {
          const field = await driver.findElement(By.css(input));
          await field.click();
          await field.sendKeys(text);
          return true;
        } finally {
          await driver.switchTo().defaultContent();
        }
      });
    },
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    run: (script) => driver.executeScript(script),
    words: () => driver.executeScript<string>('return document.body.innerText;'),
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
  };
}
