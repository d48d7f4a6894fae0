// The simulated bank's pages: tells the drop-in above what came out, and sends on forms that need no hand.
const { message } = document.body.dataset;
// To whoever frames the page, which its policy has let do so; the shop may be at another origin.
if (message) window.parent.postMessage(message, location.ancestorOrigins?.[0] ?? location.origin);

const form = document.querySelector('form[data-auto]');
if (form instanceof HTMLFormElement) form.submit();
