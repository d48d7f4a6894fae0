import { BCP47 } from '@tallrik/domain/company/languages';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { addMinor, type Minor } from '@tallrik/domain/money/minor';
import { INVOICE_TERMS_DAYS } from '@tallrik/domain/orders/invoice-week';
import { formatDate } from '@tallrik/domain/time/format-date-time';
import PDFDocument from 'pdfkit';
import { pdfFonts } from '../../../platform/pdf/fonts.ts';
import {
  writtenDay,
  type InvoiceParty,
  type InvoiceRecord,
  type InvoiceTexts,
} from './invoice-record.ts';

const MARGIN = 56;
const PAGE = { width: 595.28, height: 841.89 };
const RIGHT = PAGE.width - MARGIN;
const WIDTH = RIGHT - MARGIN;
/** Below this a row belongs on the next page; the page number stands under it. */
const LAST_LINE = PAGE.height - 84;
const COLUMNS = { quantity: 350, vat: 400, amount: RIGHT } as const;
const INK = '#1c1c1c';
const QUIET = '#595959';
const RULE = '#cfcfcf';

/** A credit note is written as an invoice is, and names the one it takes back. */
type PdfRecord = InvoiceRecord & { creditOf?: number };

type Style = { size?: number; isBold?: boolean; colour?: string };

/** One sheet of paper after the other, written from top to bottom. */
function openPdf(invoice: PdfRecord, t: InvoiceTexts) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: BCP47[invoice.language],
    info: {
      Title: t(
        invoice.creditOf === undefined ? 'Mail.Invoice.Subject' : 'Mail.CreditNote.Subject',
        {
          number: invoice.number,
          company: invoice.seller.name,
        },
      ),
      Author: invoice.seller.name,
      // The day on the paper, and not the moment it happened to be drawn.
      CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    },
  });
  const { regular, bold } = pdfFonts();
  doc.registerFont('regular', regular);
  doc.registerFont('bold', bold);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const dress = ({ size = 9.5, isBold = false, colour = INK }: Style) =>
    doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  return {
    doc,
    whole,
    /** Writes and answers how high it became. */
    left: (text: string, x: number, y: number, width: number, style: Style = {}): number => {
      dress(style).text(text, x, y, { width });
      return doc.heightOfString(text, { width });
    },
    /** Ends at `x`: amounts stand under each other by their last digit. */
    right: (text: string, x: number, y: number, style: Style = {}): void => {
      dress(style).text(text, x - 200, y, { width: 200, align: 'right', lineBreak: false });
    },
    height: (text: string, width: number, style: Style = {}): number =>
      dress(style).heightOfString(text, { width }),
    rule: (y: number): void => {
      doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(RULE).stroke();
    },
  };
}
type PdfWriter = ReturnType<typeof openPdf>;

/** The invoice as it is kept and mailed: both parties, every order, VAT per rate, what to pay until when. */
export function invoicePdf(invoice: PdfRecord, t: InvoiceTexts): Promise<Buffer> {
  const pdf = openPdf(invoice, t);
  const money = (amount: Minor): string => formatMoneyExact(amount, invoice.currency);
  let y = writeHead(pdf, invoice, t);
  y = writeTableHead(pdf, t, y);

  const roomFor = (height: number): void => {
    if (y + height <= LAST_LINE) return;
    pdf.doc.addPage();
    y = writeTableHead(pdf, t, MARGIN);
  };
  for (const order of invoice.orders) {
    const heading = t('Mail.Invoice.Order', {
      number: order.easyId,
      date: formatDate(Temporal.Instant.from(order.orderedAt), order.timeZone),
      venue: order.venueName,
    });
    // An order's heading at the foot of a page, its dishes on the next: nobody would find them.
    roomFor(pdf.height(heading, WIDTH, { isBold: true }) + 26);
    y += pdf.left(heading, MARGIN, y + 6, WIDTH, { isBold: true }) + 8;
    for (const line of invoice.lines.filter(({ orderId }) => orderId === order.id)) {
      const width = COLUMNS.quantity - MARGIN - 40;
      roomFor(pdf.height(line.title, width) + 3);
      const height = pdf.left(line.title, MARGIN, y, width);
      pdf.right(String(line.quantity), COLUMNS.quantity, y);
      if (line.vatRate !== null) pdf.right(`${line.vatRate} %`, COLUMNS.vat, y);
      pdf.right(money(line.amount), COLUMNS.amount, y);
      y += height + 3;
    }
  }

  const totalsHeight = (2 * invoice.vat.length + 2) * 18 + 70;
  const fits = y + totalsHeight <= LAST_LINE;
  if (!fits) pdf.doc.addPage();
  writeTotals(pdf, invoice, t, money, fits ? y + 8 : MARGIN);
  numberPages(pdf, t);
  pdf.doc.end();
  return pdf.whole;
}

function writeHead(pdf: PdfWriter, invoice: PdfRecord, t: InvoiceTexts): number {
  const half = WIDTH / 2 - 12;
  const rightHalf = MARGIN + WIDTH / 2 + 12;
  let left = MARGIN;
  left += pdf.left(invoice.seller.name, MARGIN, left, half, { size: 15, isBold: true }) + 4;
  for (const line of addressOf(invoice.seller, t)) {
    left += pdf.left(line, MARGIN, left, half, { colour: QUIET }) + 1;
  }

  let right = MARGIN;
  const { creditOf } = invoice;
  const title = t(creditOf === undefined ? 'Mail.Invoice.Title' : 'Mail.CreditNote.Title');
  right += pdf.left(title, rightHalf, right, half, { size: 20, isBold: true });
  right += 6;
  const facts =
    creditOf === undefined
      ? [
          [t('Mail.Invoice.Number'), String(invoice.number)],
          [t('Mail.Invoice.Date'), writtenDay(invoice.issuedOn)],
          [t('Mail.Invoice.Due'), writtenDay(invoice.dueOn)],
        ]
      : [
          [t('Mail.CreditNote.Number'), String(invoice.number)],
          [t('Mail.CreditNote.Date'), writtenDay(invoice.issuedOn)],
          [t('Mail.CreditNote.Of'), String(creditOf)],
        ];
  for (const [label = '', value = ''] of facts) {
    pdf.left(label, rightHalf, right, half, { colour: QUIET });
    pdf.right(value, RIGHT, right, { isBold: true });
    right += 15;
  }
  const terms = t('Mail.Invoice.Terms', { days: INVOICE_TERMS_DAYS });
  if (creditOf === undefined) right += pdf.left(terms, rightHalf, right, half, { colour: QUIET });

  let y = Math.max(left, right) + 24;
  y += pdf.left(t('Mail.Invoice.To'), MARGIN, y, half, { colour: QUIET }) + 2;
  y += pdf.left(invoice.buyer.name, MARGIN, y, half, { size: 11, isBold: true }) + 2;
  for (const line of addressOf(invoice.buyer, t)) {
    y += pdf.left(line, MARGIN, y, half) + 1;
  }
  const period = t('Mail.Invoice.Period', {
    from: writtenDay(invoice.periodStart),
    to: writtenDay(invoice.periodEnd),
  });
  y += 18;
  return y + pdf.left(period, MARGIN, y, WIDTH, { size: 11, isBold: true }) + 12;
}

function writeTableHead(pdf: PdfWriter, t: InvoiceTexts, y: number): number {
  const style = { size: 8.5, colour: QUIET };
  const height = pdf.left(t('Mail.Invoice.Item'), MARGIN, y, 200, style);
  pdf.right(t('Mail.Invoice.Quantity'), COLUMNS.quantity, y, style);
  pdf.right(t('Mail.Invoice.VatRate'), COLUMNS.vat, y, style);
  pdf.right(t('Mail.Invoice.Amount'), COLUMNS.amount, y, style);
  pdf.rule(y + height + 3);
  return y + height + 5;
}

function writeTotals(
  pdf: PdfWriter,
  invoice: PdfRecord,
  t: InvoiceTexts,
  money: (amount: Minor) => string,
  top: number,
): void {
  const labels = RIGHT - 240;
  let y = top + 8;
  pdf.rule(top);
  const row = (label: string, amount: string, style: Style = {}): void => {
    const height = pdf.left(label, labels, y, 140, style);
    pdf.right(amount, RIGHT, y, style);
    y += height + 4;
  };
  for (const { rate, amount, net } of invoice.vat) {
    row(`${t('Mail.Invoice.Net')} (${rate} %)`, money(net), { colour: QUIET });
    row(t('Mail.Receipt.Vat', { rate }), money(amount), { colour: QUIET });
  }
  row(t('Mail.Receipt.VatTotal'), money(invoice.totalVat), { colour: QUIET });
  const tips = invoice.lines.filter(({ vatRate }) => vatRate === null);
  if (tips.length > 0) {
    const tip = addMinor(...tips.map(({ amount }) => amount));
    row(t('Mail.Receipt.Tip'), money(tip), { colour: QUIET });
  }
  y += 4;
  const { creditOf, number } = invoice;
  const sum = t(creditOf === undefined ? 'Mail.Invoice.ToPay' : 'Mail.CreditNote.Back');
  row(sum, money(invoice.total), { size: 14, isBold: true });
  const last =
    creditOf === undefined
      ? t('Mail.Invoice.Reference', { number })
      : t('Mail.CreditNote.Text', { number, invoice: creditOf, total: money(invoice.total) });
  pdf.left(last, MARGIN, y + 14, WIDTH);
}

function numberPages({ doc, right }: PdfWriter, t: InvoiceTexts): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin pdfkit would begin a page of its own for it.
    doc.page.margins.bottom = 0;
    const text = t('Mail.Invoice.Page', { page: page + 1, pages: count });
    right(text, RIGHT, PAGE.height - 48, { size: 8.5, colour: QUIET });
  }
}

const addressOf = (party: InvoiceParty, t: InvoiceTexts): string[] =>
  [
    party.street,
    [party.zip, party.city].filter(Boolean).join(' '),
    party.organizationId && t('Mail.Receipt.OrganisationNumber', { number: party.organizationId }),
    party.email,
  ].filter((line): line is string => Boolean(line));
