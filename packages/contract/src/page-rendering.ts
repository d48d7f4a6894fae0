/** What the server and the guests' web app agree on when the server renders a first page. */

/** Vite's manifest: source file to built file, its imports and its styles. */
export type AssetManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

export type OperationResult = {
  data?: unknown;
  errors?: readonly { message: string; extensions?: { code?: unknown } }[];
};

/** Who runs the platform, as the foot of every landing names them (D-149): the deployment's to say, no company's. */
export type Platform = { name: string; link: string | null };

export type RenderRequest = {
  /** Path and query below the base path, such as `/order/v1?t=4`. */
  url: string;
  /** `/smash` when the company is named by the path (D-01), otherwise empty. */
  basePath: string;
  /** `https://example.org`, for canonical addresses and link previews. */
  origin: string;
  /** The configuration the request was resolved to (D-02). */
  configurationId: string;
  /** The guest's stored choice; null means the company decides (D-15). */
  language: string | null;
  /** The service type of the guest's cart, remembered in a cookie; the menu's prices follow it. */
  serviceType: string | null;
  /** The table the guest sits at, unless a QR order keeps it to itself (D-22); a redirect repeats it (ROUTE-06). */
  tableId: string | null;
  /** A person opens the page. Search engines and chats only read it: they get it without a choice made (ROUTE-05). */
  isVisit: boolean;
  /** ISO 8601: what both sides call the present while the page hydrates. */
  now: string;
  nonce: string;
  /** Where the bundled payment simulator answers on this origin; null against the real provider. */
  simulatorBase: string | null;
  /** False where the deployment has switched the service worker off. */
  hasServiceWorker: boolean;
  platform: Platform;
  /** Null in development, where Vite serves the sources. */
  manifest: AssetManifest | null;
  /** Texts of the short style sheets, by address: they stand in the page (D-322). */
  shortStyles: Readonly<Record<string, string>>;
  /** Runs a GraphQL document in this process, with the rights of an anonymous visitor. */
  execute: (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;
};

export type RenderedPage = {
  status: number;
  /** An address below the base path; set when the page only sends the guest on. */
  redirect: string | null;
  language: string;
  /** Inside `<head>`: title, description, canonical, structured data, theme, styles, preloads. */
  head: string;
  body: string;
  /** JSON for the browser, already escaped for a script element. */
  state: string;
  /** Behind everything else of the page: what makes the browser fetch and run its scripts. */
  scripts: string;
  /** False for pages that hold somebody's own data: such an answer is never stored by a cache. */
  isPublic: boolean;
};

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

/** Choices the first page must know before any script runs travel in cookies, one set per company (D-142). */
export const guestCookieName = (
  field: 'language' | 'serviceType' | 'tableId' | 'analyticsConsent',
  companyId: string,
): string => `tallrik_${field}_${companyId}`;
