// The simulated bank's pages: tells the drop-in above what came out, and sends on forms that need no hand.
const { message } = document.body.dataset;
if (message) window.parent.postMessage(message, location.origin);

const form = document.querySelector('form[data-auto]');
if (form instanceof HTMLFormElement) form.submit();
