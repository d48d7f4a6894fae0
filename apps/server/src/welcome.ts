/** What a newcomer reads when the doors open. The sign-ins exist in the demo only. */
export const welcome = (address: string): string => `
Tallrik is open.

  Nordbro, a bistro in Stockholm      ${address}/
  SMASH!, burgers in three venues     ${address}/smash
  Zeytin Lokantası in Istanbul        ${address}/lokanta

  The kitchen's board                 ${address}/console
    nordbro   kitchen@nordbro.example    kitchen
    smash     kitchen@smash.example      kitchen
    lokanta   kitchen@lokanta.example    kitchen

  SMS, mail and push of the demo      ${address}/dev/inbox

  Pay with card 4111 1111 1111 1111, 03/30, 737. The holder's name DECLINED is refused.

Ctrl-C closes everything.

`;
