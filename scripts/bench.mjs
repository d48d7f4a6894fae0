import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
try {
  await ensureInstalled(say);
  const { buildAll } = await import('./lib/build-all.mjs');
  await buildAll(say);
  const { printPageWeight } = await import('../bench/page-weight.mjs');
  const { printAnswerTimes } = await import('../bench/answer-times.mjs');
  const { benchPageLoad } = await import('../bench/page-load.mjs');
  const { benchLighthouse } = await import('../bench/lighthouse.mjs');
  const { benchServer, SERVER_BENCHES } = await import('../bench/server/bench-server.mjs');
  const { benchEvening } = await import('../bench/evening.mjs');
  const { benchOfficeList } = await import('../bench/office-list.mjs');
  const { benchPriceChange } = await import('../bench/price-change.mjs');
  const { benchSaveToScreen } = await import('../bench/save-to-screen.mjs');
  const known = [
    'weight',
    'page-load',
    'lighthouse',
    'answers',
    'save-to-screen',
    'evening',
    'office-list',
    'price-change',
    ...SERVER_BENCHES,
  ];
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
  const strange = wanted.find((name) => !known.includes(name));
  if (strange) throw new Error(`There is no bench "${strange}": ${known.join(', ')}`);
  if (wanted.includes('weight')) printPageWeight();
  if (wanted.includes('page-load') && !(await benchPageLoad())) process.exitCode = 1;
  if (wanted.includes('lighthouse') && !(await benchLighthouse())) process.exitCode = 1;
  if (wanted.includes('answers')) await printAnswerTimes();
  if (wanted.includes('save-to-screen') && !(await benchSaveToScreen())) process.exitCode = 1;
  if (wanted.includes('evening') && !(await benchEvening(say))) process.exitCode = 1;
  if (wanted.includes('office-list') && !(await benchOfficeList())) process.exitCode = 1;
  if (wanted.includes('price-change') && !(await benchPriceChange())) process.exitCode = 1;
  const ofServer = SERVER_BENCHES.filter((name) => wanted.includes(name));
  if (ofServer.length > 0 && !(await benchServer(ofServer, say))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
