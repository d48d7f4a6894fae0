import type { InboxKind, ReceivedMessage } from './inbox.ts';

const KIND_NAMES: Record<InboxKind, string> = {
  SMS: 'SMS',
  CALL: 'Call',
  EMAIL: 'E-mail',
  PUSH: 'Push',
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const INBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 42rem; padding: 1rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid; padding: 1rem 0; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; white-space: pre-wrap; }
a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }
`;

const headingOf = ({ kind, to, subject }: ReceivedMessage): string =>
  `${KIND_NAMES[kind]} to ${to}${subject === undefined ? '' : `: ${subject}`}`;

const itemOf = (message: ReceivedMessage): string => `<li>
<h2>${escape(headingOf(message))}</h2>
<p><time datetime="${escape(message.at)}">${escape(message.at.slice(0, 19).replace('T', ' '))} UTC</time>${
  message.from === undefined ? '' : `, from ${escape(message.from)}`
}</p>
<p>${escape(message.text)}</p>
${message.html === undefined ? '' : `<a href="/dev/inbox/${message.id}">As it looks in a mail program</a>`}
</li>`;

/** Everything shown was written by somebody: it is escaped, without exception. */
export const inboxPage = (messages: readonly ReceivedMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox - Tallrik demo</title>
<style>${INBOX_STYLE}</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p>What the demo would have sent by SMS, e-mail and push, or said in a call, newest first. Kept until the server stops.</p>
<a href="/dev/inbox">Look again</a>
${messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ol>${messages.map(itemOf).join('')}</ol>`}
</main>
</body>
</html>
`;
