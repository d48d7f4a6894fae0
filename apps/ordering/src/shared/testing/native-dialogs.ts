/** jsdom knows the dialog element but not its methods; these are their visible effects. */
export function teachNativeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  HTMLDialogElement.prototype.getAnimations = () => [];
}
