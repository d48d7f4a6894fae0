import { generateContract, generateTables } from './lib/generated-files.mjs';
import { recordMigrations } from './lib/released-migrations.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
await ensureInstalled(say);

for (const [name, generate] of [
  ['types of the contract', generateContract],
  ['types of the tables', generateTables],
  ['checksums of new migrations', recordMigrations],
]) {
  say(`Writing the ${name}`);
  const { code, output } = await generate({ isCheck: false });
  if (code !== 0) {
    process.stderr.write(output);
    process.exitCode = 1;
  }
}
