import * as fc from 'fast-check';

/**
 * Always the same dice: a rule whose breaking is noticed on some days only would make the gate a lottery. And nobody
 * reads a counterexample here, so none is made smaller.
 */
fc.configureGlobal({ seed: 20_261_116, endOnFailure: true });
