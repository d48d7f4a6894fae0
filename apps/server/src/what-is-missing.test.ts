import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { makeLog } from './platform/logging/log.ts';
import { sayWhatIsMissing, whatIsMissing } from './what-is-missing.ts';

const parse = (env: Record<string, string>) => parseConfig(env, 'apps');
const PRODUCTION = { NODE_ENV: 'production', TOKEN_SECRET_SEED: 'b'.repeat(64) };

describe('what is missing', () => {
  it('[F-92] production without a provider says at the start what nobody can do', () => {
    const lines: { msg: string }[] = [];
    const log = makeLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
    sayWhatIsMissing(parse(PRODUCTION), log);
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/ADYEN_API_KEY.*only companies with keys of their own/),
      expect.stringMatching(/SMTP_URL.*receipt/),
      expect.stringMatching(/SMS_GATEWAY_URL.*sign up/),
      expect.stringMatching(/PUBLIC_ORIGIN.*links/),
    ]);
    expect(
      whatIsMissing(parse({ ...PRODUCTION, PUBLIC_ORIGIN: 'https://a.example' })),
    ).toHaveLength(3);
  });

  it('[F-92] the demo has stand-ins for all of them', () => {
    expect(whatIsMissing(parse({}))).toEqual([]);
  });
});
