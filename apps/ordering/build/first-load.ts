/**
 * What every page needs, in two files: a phone that fetches twenty small ones over 150 ms waits for each queue
 * of six, and twenty small files compress worse than two. Libraries change rarely and stay cached over deploys.
 */
export const firstLoadGroups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|@lingui|@messageformat)[\\/]/,
    priority: 2,
  },
  {
    name: 'common',
    test: /(?:apps[\\/]ordering[\\/]src|packages[\\/](?:domain|ui|contract))[\\/]/,
    // What at least so many screens share; less, and pages pay for screens the guest may never open.
    minShareCount: 4,
    priority: 1,
  },
];

/**
 * Libraries make contexts and components at the top of their modules and name them for debugging. Taken as
 * effects, they keep parts of the router in the first page that nothing uses.
 */
export const sideEffectFree = {
  propertyReadSideEffects: false,
  propertyWriteSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ['createContext', 'forwardRef', 'memo', 'lazy'],
} as const;
