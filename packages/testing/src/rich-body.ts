/** One of everything the office's editor can write (GROWTH-27), as it writes it. */
export const RICH_BODY = [
  '<h2>Spring</h2>',
  '<p>It is <strong>here</strong>, and <em>how</em>.<br>Come in: ',
  '<a href="https://example.com/menu" rel="noopener">the menu</a>, ',
  '<a href="mailto:hi@example.com" rel="noopener">a mail</a>, ',
  '<a href="tel:+46701740605" rel="noopener">a call</a>.</p>',
  '<h3>Dishes</h3>',
  '<ul><li><p>Soup</p></li><li><p>Bread</p><ol><li><p>Rye</p></li></ol></li></ul>',
  '<h4>Said of us</h4>',
  '<blockquote><p>Good.</p></blockquote>',
  '<p><img src="/media/0123456789abcdef0123456789abcdef" alt="A soup"></p>',
  '<hr>',
  '<table><tbody><tr><th><p>Day</p></th><th><p>Hours</p></th></tr>',
  '<tr><td><p>Monday</p></td><td><p>11 to 22</p></td></tr></tbody></table>',
].join('');
