import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeLog } from './log.ts';

function openLog() {
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: makeLog('info', to), lines };
}

/** As the database's driver throws it: it quotes the row that did not fit. */
const violation = () =>
  Object.assign(new Error('new row for relation "users" violates check constraint "users_check"'), {
    code: '23514',
    constraint: 'users_check',
    detail: 'Failing row contains (1, Astrid Lind, +46701234567, astrid@guest.example).',
    where: 'COPY users, line 1: "Astrid Lind"',
  });

describe('the log', () => {
  it.each(['err', 'failure'])(
    '[D-128] an error of the database is named without the row it quotes: %s',
    (field) => {
      const { log, lines } = openLog();
      log.error({ [field]: violation() }, 'failed');
      const [line = ''] = lines;
      expect(line).not.toMatch(/Astrid|4670|guest\.example/);
      expect(line).toContain('users_check');
      expect(line).toContain('23514');
      expect(line).toContain('log.test.ts');
    },
  );

  it('[D-128] what slips in under the name of something personal is cut', () => {
    const { log, lines } = openLog();
    log.info({ phone: '+46701234567', guest: { email: 'a@b.example' }, orderId: '7' }, 'paid');
    expect(lines[0]).not.toMatch(/4670|example/);
    expect(lines[0]).toContain('"orderId":"7"');
  });
});
