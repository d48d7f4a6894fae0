import { describePrinting } from './testing/describe-printing.ts';
import { openCloudPrinter, openEscposPrinter } from './testing/test-printers.ts';

describePrinting('an ESC/POS printer', openEscposPrinter);
describePrinting('a CloudPRNT printer', openCloudPrinter);
