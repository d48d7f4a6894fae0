import type { RenderedPage } from '@tallrik/contract/page-rendering';

/** The whole HTML document around a rendered page. */
export const pageDocument = (
  page: RenderedPage,
  nonce: string,
  pictureRules: string,
  /** Before the app itself. */
  banner: string,
): string =>
  `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
${page.head}${pictureRules && `\n<style nonce="${nonce}">${pictureRules}</style>`}
</head>
<body>
${banner}<div id="app">${page.body}</div>
<script type="application/json" id="state">${page.state}</script>
${page.scripts}
</body>
</html>
`;

/** CONF-07. Without a company there is no theme: system colours and the visitor's own font. */
export const notSetUpDocument = (nonce: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This domain has not been set up</title>
<style nonce="${nonce}">
html{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;font:400 1rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:1.5rem;text-align:center}
h1{font-size:1.375rem;line-height:1.3}
</style>
</head>
<body>
<main>
<h1>This domain has not been set up</h1>
<p>No restaurant answers at this address. Check the spelling, or scan the code at your table again.</p>
</main>
</body>
</html>
`;
