export const PRIVACY_TITLE = 'Integritetspolicy';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** What the system does with a guest's data, in Swedish only, as specified (CONTENT-06). True of what is built: keep it so. */
export function privacyPolicy(company: { name: string; email: string | null }): string {
  const name = escaped(company.name);
  const contact = company.email
    ? `<a href="mailto:${escaped(company.email)}">${escaped(company.email)}</a>`
    : 'restaurangens personal';
  return `
<p>${name} är personuppgiftsansvarig för de uppgifter som hanteras när du beställer mat här. Kontakt: ${contact}.</p>
<h2>Vilka uppgifter vi hanterar</h2>
<ul>
<li>När du beställer: vad du beställer, när, för vilket pris, och den kommentar du själv skriver.</li>
<li>När du skapar ett konto: namn, telefonnummer, e-postadress och ett lösenord som lagras så att ingen kan läsa det.</li>
<li>När du betalar med kort: betalningen sker hos vår betaltjänst. Kortnumret når aldrig våra servrar; vi sparar betalningens referens och, om du väljer att spara kortet, de fyra sista siffrorna.</li>
<li>När du samlar poäng eller stämplar: vad du har tjänat och använt.</li>
</ul>
<h2>Varför</h2>
<p>För att laga och lämna ut din beställning, ta betalt och betala tillbaka, skicka kvitton och koder, och följa bokföringslagen. Statistik om hur sidan används samlas bara in om du har sagt ja till det under <a href="/cookies">cookies</a>.</p>
<h2>Hur länge</h2>
<ul>
<li>Beställningar, betalningar och fakturor: sju år enligt bokföringslagen.</li>
<li>Varukorgar som inte blev en beställning: 30 dagar. Koder som skickats med sms: en dag. Loggar: 30 dagar.</li>
<li>Konto: tills du tar bort det. Då raderas namn, telefonnummer och e-postadress. En krypterad kontrollsumma av numret sparas en tid så att det inte kan registreras på nytt direkt.</li>
</ul>
<h2>Vilka som får uppgifterna</h2>
<p>Bara de som behövs för din beställning: restaurangen, betaltjänsten och de tjänster som skickar sms, e-post och aviseringar. Uppgifterna säljs aldrig.</p>
<h2>Dina rättigheter</h2>
<p>Du kan begära att få se, rätta eller radera dina uppgifter, och du kan när som helst ta bort ditt konto under <a href="/support">Support</a>. Är du missnöjd kan du vända dig till Integritetsskyddsmyndigheten.</p>`;
}
