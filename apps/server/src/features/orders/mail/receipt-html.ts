import { html, type Html } from '../../../platform/web/html.ts';
import type { ReceiptRow, ReceiptView } from './receipt-view.ts';

// Mail programs know tables and inline styles, and half of them drop a style sheet: everything must be right
// without it. What the sheet adds is the dark half, for those that read it.
const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#1c1c1c';
const QUIET = '#595959';
const LINE = '#e2e2e2';

const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #101010 !important; }
  .card { background: #1d1d1d !important; }
  .ink { color: #f2f2f2 !important; }
  .quiet { color: #b4b4b4 !important; }
  .line { border-color: #3a3a3a !important; }
}`;

const amountCell = (amount: string, style: string, tone = 'ink'): Html =>
  html`<td
    class="${tone}"
    align="right"
    valign="top"
    style="${style};white-space:nowrap;padding-left:16px"
  >
    ${amount}
  </td>`;

const sumRow = ({ label, amount }: ReceiptRow): Html => {
  const style = `${FONT};font-size:15px;line-height:22px;color:${INK};padding:3px 0`;
  return html`<tr>
    <td class="ink" style="${style}">${label}</td>
    ${amountCell(amount, style)}
  </tr>`;
};

const vatRow = ({ label, amount }: ReceiptRow): Html => {
  const style = `${FONT};font-size:13px;line-height:20px;color:${QUIET};padding:1px 0`;
  return html`<tr>
    <td class="quiet" style="${style}">${label}</td>
    ${amountCell(amount, style, 'quiet')}
  </tr>`;
};

const dishRow = (line: ReceiptView['lines'][number]): Html => {
  const style = `${FONT};font-size:16px;line-height:24px;color:${INK};padding:5px 0`;
  const small = `${FONT};font-size:14px;line-height:20px;color:${QUIET}`;
  return html`<tr>
    <td class="ink" style="${style}">
      ${line.quantity} ×
      ${line.title}${line.details.map(
        (detail) => html`<br /><span class="quiet" style="${small}">${detail}</span>`,
      )}
    </td>
    ${amountCell(line.amount, style)}
  </tr>`;
};

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

const section = (content: Html, isFirst = false): Html =>
  html`<tr>
    <td class="line" style="padding:16px 0;${isFirst ? '' : `border-top:1px solid ${LINE}`}">
      ${content}
    </td>
  </tr>`;

/** The receipt as a mail. Carries no picture and no link: nobody can count who opened it. */
export function receiptHtml(view: ReceiptView): string {
  const { band, onBand } = view.colours;
  const plain = `${FONT};font-size:14px;line-height:21px;color:${QUIET}`;
  const paragraph = (lines: readonly string[], tone: 'ink' | 'quiet'): Html =>
    html`<div class="${tone}" style="${plain}">
      ${lines.map((line, row) => [row ? html`<br />` : null, line])}
    </div>`;
  const totalStyle = `${FONT};font-size:20px;line-height:28px;font-weight:700;color:${INK};padding:8px 0 0`;
  const total = html`<tr>
    <td class="ink" style="${totalStyle}">${view.total.label}</td>
    ${amountCell(view.total.amount, totalStyle)}
  </tr>`;
  const head = html`<td
    bgcolor="${band}"
    style="background:${band};padding:24px 24px 20px;border-radius:12px 12px 0 0"
  >
    <div style="${FONT};font-size:22px;line-height:28px;font-weight:700;color:${onBand}">
      ${view.senderName}
    </div>
    <div style="${FONT};font-size:15px;line-height:22px;color:${onBand};padding-top:2px">
      ${view.title}
    </div>
  </td>`;
  const number = html`<div class="quiet" style="${plain}">${view.orderNumber.label}</div>
    <div class="ink" style="${FONT};font-size:34px;line-height:40px;font-weight:700;color:${INK}">
      ${view.orderNumber.amount}
    </div>
    ${paragraph(view.facts, 'quiet')}
    ${view.notes.map((note) => html`<div class="ink" style="${FONT};font-size:14px;line-height:21px;font-weight:600;color:${INK};padding-top:8px">${note}</div>`)}`;
  const body = [
    section(number, true),
    section(table(view.lines.map(dishRow))),
    section(table([...view.sums.map(sumRow), total])),
    section(table(view.vat.map(vatRow))),
    section(paragraph(view.store, 'quiet')),
  ];
  return html`<!doctype html>
    <html lang="${view.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${view.subject}</title>
        <style>
          ${{ markup: DARK }}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f1f1f1">
        <div style="display:none;max-height:0;overflow:hidden">
          ${view.orderNumber.label} ${view.orderNumber.amount}, ${view.total.amount}
        </div>
        <table
          class="page"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:#f1f1f1"
        >
          <tr>
            <td align="center" style="padding:16px 8px 24px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:560px"
              >
                <tr>
                  ${head}
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:#ffffff;padding:8px 24px 12px;border-radius:0 0 12px 12px"
                  >
                    <table
                      role="presentation"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      border="0"
                    >
                      ${body}
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet"
                    style="${FONT};font-size:12px;line-height:18px;color:${QUIET};padding:16px 24px 0"
                  >
                    ${view.thanks} ${view.why}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}
