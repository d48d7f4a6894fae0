// One <input> in a frame, speaking the secured-field messages of adyen-web 6.45 (secured fields 6.3.0):
// JSON strings both ways, every reply carrying the field's type and number.
import { brandOf } from './card-number.js';
import { FIELD_KINDS } from './field-kinds.js';

/**
 * @typedef {Record<string, string>} Style
 * @typedef {{ base?: Style, error?: Style, validated?: Style, placeholder?: Style }} Styles
 * @typedef {{ label?: string, iframeTitle?: string, error?: Record<string, string> }} AriaTexts
 * @typedef {{
 *   fieldType: string,
 *   numKey: number,
 *   iframeUIConfig?: { sfStyles?: Styles, placeholders?: Record<string, string>, ariaConfig?: Record<string, unknown> },
 * }} FieldConfig
 */

/** Digits after which the issuer is looked up. */
const BIN_LENGTH = 11;

const input = /** @type {HTMLInputElement} */ (document.getElementById('field'));
const label = /** @type {HTMLElement} */ (document.getElementById('label'));
const errorText = /** @type {HTMLElement} */ (document.getElementById('error'));
const shopOrigin = decodeOrigin(new URLSearchParams(location.search).get('d') ?? '');

/** @type {FieldConfig | null} */
let config = null;
/** @type {Styles} */
let styles = {};
let brand = 'card';
let bin = '';
let isValid = false;
let hasError = false;

/** @param {string} encoded */
function decodeOrigin(encoded) {
  try {
    return atob(encoded);
  } catch {
    // Nobody to talk to: the listener below then accepts no message at all.
    return '';
  }
}

/** @param {object} message */
function postToPage(message) {
  if (config === null) return;
  const { fieldType, numKey } = config;
  window.parent.postMessage(JSON.stringify({ ...message, fieldType, numKey }), shopOrigin);
}

/** Set through the style object, which a strict content policy allows. */
function restyle() {
  input.removeAttribute('style');
  const state = hasError ? styles.error : isValid ? styles.validated : {};
  for (const [name, value] of Object.entries({ ...styles.base, ...state }))
    input.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
  if (styles.placeholder?.color)
    input.style.setProperty('--placeholder-color', styles.placeholder.color);
}

/** @param {string} code empty when there is nothing wrong */
function showError(code) {
  hasError = code !== '';
  input.setAttribute('aria-invalid', String(hasError));
  errorText.textContent = hasError ? (ownTexts().error?.[code] ?? code) : '';
  restyle();
}

/** @returns {AriaTexts} */
function ownTexts() {
  const texts = config?.iframeUIConfig?.ariaConfig?.[config.fieldType];
  return typeof texts === 'object' && texts !== null ? texts : {};
}

const typedDigits = () => input.value.replace(/\D/g, '');

/** @param {string} digits */
function postBrandAndBin(digits) {
  const now = brandOf(digits);
  if (now !== brand) {
    brand = now;
    postToPage({
      action: 'brand',
      brand,
      cvcPolicy: 'required',
      expiryDatePolicy: 'required',
      cvcText: 'CVC',
      showSocialSecurityNumber: false,
      maxLength: 19,
      type: 'card',
    });
  }
  const next = digits.slice(0, BIN_LENGTH);
  const binValue = digits.slice(0, 6);
  if (next.length === BIN_LENGTH && next !== bin)
    postToPage({
      action: 'binValue',
      binValue,
      encryptedBin: `test_${next}`,
      uuid: crypto.randomUUID(),
      type: 'card',
    });
  else if (next.length < BIN_LENGTH && bin.length === BIN_LENGTH)
    postToPage({ action: 'binValue', binValue, type: 'card' });
  bin = next;
}

/** @param {boolean} isDeleting */
function onTyped(isDeleting) {
  const kind = config === null ? undefined : FIELD_KINDS[config.fieldType];
  if (config === null || kind === undefined) return;
  input.value = kind.format(typedDigits(), brand, isDeleting);
  const digits = typedDigits();
  if (config.fieldType === 'encryptedCardNumber') postBrandAndBin(digits);
  const verdict = kind.check(digits, brand);
  if (verdict !== null && 'blobs' in verdict) {
    isValid = true;
    showError('');
    const blobs = verdict.blobs.map(({ type, encryptedFieldName, value }) => ({
      type,
      encryptedFieldName,
      blob: `test_${value}`,
    }));
    postToPage({ action: 'encryption', ...verdict.extra, [config.fieldType]: blobs });
  } else if (verdict !== null) {
    isValid = false;
    showError(verdict.error);
    postToPage({ action: verdict.action, error: verdict.error, type: 'card' });
  } else if (isValid || hasError) {
    isValid = false;
    showError('');
    postToPage({ action: kind.action, error: '', type: 'card' });
  }
}

/** @param {FieldConfig} given */
function configure(given) {
  const kind = FIELD_KINDS[given.fieldType];
  if (kind === undefined) return;
  config = given;
  const { sfStyles = {}, placeholders = {}, ariaConfig = {} } = given.iframeUIConfig ?? {};
  styles = sfStyles;
  document.documentElement.lang = typeof ariaConfig.lang === 'string' ? ariaConfig.lang : 'en';
  document.title = ownTexts().iframeTitle ?? 'Secured field';
  label.textContent = ownTexts().label ?? ownTexts().iframeTitle ?? given.fieldType;
  input.dataset.fieldtype = given.fieldType;
  input.autocomplete = kind.autocomplete;
  input.placeholder =
    placeholders[given.fieldType] ?? placeholders[`${given.fieldType}3digits`] ?? '';
  restyle();
  input.addEventListener('input', (event) =>
    onTyped(event instanceof InputEvent && event.inputType.startsWith('delete')),
  );
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') postToPage({ action: 'enterKeyPressed' });
  });
  input.addEventListener('focus', () => postFocus(true));
  input.addEventListener('blur', () => {
    postFocus(false);
    if (isValid || hasError || input.value === '') return;
    showError(kind.incomplete);
    postToPage({ action: 'incomplete field', error: kind.incomplete, type: 'card' });
  });
  postToPage({ action: 'config' });
}

/** @param {boolean} focus */
const postFocus = (focus) =>
  postToPage({ action: 'focus', focus, numChars: input.value.length, type: 'card' });

/** @param {Record<string, unknown>} message */
function obey(message) {
  if (message.focus === true) input.focus();
  if (typeof message.brand === 'string' && config?.fieldType === 'encryptedSecurityCode') {
    brand = message.brand;
    if (input.value !== '') onTyped(false);
  }
  if (message.externalValidation || 'unsupportedCard' in message)
    showError(typeof message.code === 'string' ? message.code : '');
  if (typeof message.styleObject === 'object' && message.styleObject !== null) {
    styles = message.styleObject;
    restyle();
  }
  if (typeof message.autoComplete === 'string' && config?.fieldType === 'encryptedExpiryDate') {
    input.value = message.autoComplete;
    onTyped(false);
  }
}

window.addEventListener('message', (event) => {
  if (event.origin !== shopOrigin || event.source !== window.parent) return;
  const message = parseMessage(event.data);
  if (message === null) return;
  if (config === null) configure(/** @type {FieldConfig} */ (message));
  else if (message.numKey === config.numKey) obey(message);
});

/** @param {unknown} data @returns {Record<string, unknown> | null} */
function parseMessage(data) {
  if (typeof data !== 'string') return null;
  try {
    const parsed = JSON.parse(data);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    // Other scripts on the page use postMessage too; what is no JSON is not for this field.
    return null;
  }
}
