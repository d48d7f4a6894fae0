import type { DemoCompany } from './demo-company.ts';
import { lokanta } from './lokanta/lokanta.ts';
import { nordbro } from './nordbro/nordbro.ts';
import { smash } from './smash/smash.ts';

export const demoCompanies = (): DemoCompany[] => [nordbro(), smash(), lokanta()];
