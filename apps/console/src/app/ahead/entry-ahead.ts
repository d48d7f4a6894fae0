import { browserStorage } from '../../shared/storage/browser-storage.ts';
import { askForMenuAhead } from './menu-ahead.ts';

askForMenuAhead({
  page: window as object,
  document,
  search: location.search,
  storage: browserStorage(),
  deviceLanguages: navigator.languages,
  fetch: (input, init) => fetch(input, init),
  newTraceId: () => crypto.randomUUID(),
});
