/// <reference types="vite/client" />
import '@tallrik/ui/tokens.css';
import './harness.css';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CardDropIn } from '../../../apps/ordering/src/features/checkout/card-payment/CardDropIn.tsx';
import type { CardPaymentResult } from '../../../apps/ordering/src/features/checkout/card-payment/card-payment-result.ts';
import type { HarnessCheckout } from './harness-checkout.ts';

const query = new URLSearchParams(location.search);
const language = LANGUAGES.find((one) => one === query.get('language')) ?? 'tr';
const violations: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  document.documentElement.dataset.violations = violations.join(', ');
});

function Harness({ checkout, first }: { checkout: HarnessCheckout; first: CardPaymentResult[] }) {
  const [results, setResults] = useState(first);
  const [notes, setNotes] = useState<string[]>([]);
  const { session, provider } = checkout;
  return (
    <main>
      <ol data-testid="results">
        {results.map((result, place) => (
          <li key={place} data-has-session-result={result.sessionResult !== null}>
            {result.resultCode}
          </li>
        ))}
      </ol>
      <ol data-testid="notes">
        {notes.map((note, place) => (
          <li key={place}>{note}</li>
        ))}
      </ol>
      {session !== null && (
        <CardDropIn
          {...provider}
          key={results.filter((result) => result.resultCode === 'ApiError').length}
          session={session}
          language={language}
          countryCode="TR"
          label="Card payment"
          loadingText="…"
          payText={null}
          onRemoveCard={() => Promise.resolve(false)}
          onResult={(result) => setResults((earlier) => [...earlier, result])}
          onError={(error) => setNotes((earlier) => [...earlier, `error ${error.name}`])}
          onChallenge={(status) => setNotes((earlier) => [...earlier, `challenge ${status}`])}
        />
      )}
    </main>
  );
}

const ask = async (path: string): Promise<HarnessCheckout> =>
  (await fetch(path, { method: 'POST' })).json();

async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') ?? document.body);
  const show = (checkout: HarnessCheckout, first: CardPaymentResult[]) =>
    root.render(
      <StrictMode>
        <Harness checkout={checkout} first={first} />
      </StrictMode>,
    );
  const [redirectResult, sessionId] = [query.get('redirectResult'), query.get('sessionId')];
  if (redirectResult === null || sessionId === null) {
    show(await ask(`/harness/checkout?language=${language}`), []);
    return;
  }
  const { resumeRedirect } =
    await import('../../../apps/ordering/src/features/checkout/card-payment/card-form.ts');
  const returned = await ask('/harness/return');
  const result = await resumeRedirect({
    ...returned.provider,
    language,
    countryCode: 'TR',
    sessionId,
    redirectResult,
    onError: ({ name }) => violations.push(`error ${name}`),
  });
  show(returned, [result]);
}

await start();
