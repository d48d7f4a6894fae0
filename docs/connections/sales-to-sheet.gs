/**
 * Last month's sales, day by day, in the sheet "Sales". Script properties: TALLRIK_ADDRESS, such as
 * https://your-restaurant.example, and TALLRIK_KEY.
 */
function fillSales() {
  var properties = PropertiesService.getScriptProperties();
  var now = new Date();
  var first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  var last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  var day = function (date) {
    return date.toISOString().slice(0, 10);
  };
  var address =
    properties.getProperty('TALLRIK_ADDRESS') +
    '/api/v1/reports/sales?by=DAY&format=csv&from=' +
    day(first) +
    '&to=' +
    day(last);
  var answer = UrlFetchApp.fetch(address, {
    headers: { Authorization: 'Bearer ' + properties.getProperty('TALLRIK_KEY') },
    muteHttpExceptions: true,
  });
  if (answer.getResponseCode() !== 200) throw new Error(answer.getContentText());
  // The file begins with a mark that tells programs its letters are UTF-8.
  var rows = Utilities.parseCsv(answer.getContentText().replace('\ufeff', ''));
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName('Sales') || book.insertSheet('Sales');
  sheet.clearContents();
  sheet.getRange(1, 1, rows.length, rows[0].length).setValues(rows);
}
