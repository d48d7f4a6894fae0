import { openBenchDatabase } from '/work/main/bench/server/database.mjs';
import { openProvider } from '/work/main/bench/server/provider.mjs';
import { startShopServer } from '/work/main/bench/server/shop-server.mjs';
import { findShops } from '/work/main/bench/server/shops.mjs';
import { openGuests } from '/work/main/bench/server/orders.mjs';
const say=(m)=>console.log(m);
const database=await openBenchDatabase(say);
const provider=await openProvider();
let server;
try{
 const url=await database.copy('demo');
 server=await startShopServer({environment:{NODE_ENV:'test',DATABASE_URL:url,...provider.environment},flags:['--import=/tmp/pgtrace.mjs']});
 const shops=await findShops(server.origin);
 console.log('shops',shops.map(s=>s.slug+':'+s.dishes.length).join(' '));
 const guests=await openGuests({origin:server.origin,shops,provider});
 for(let i=0;i<60;i++) await guests.orderOne();
 await new Promise(r=>setTimeout(r,1500));
 process.kill(server.pid,'SIGUSR2');
 await new Promise(r=>setTimeout(r,200));
 console.error('=== order'); const t=performance.now();
 await guests.orderOne();
 console.error('=== done',(performance.now()-t).toFixed(1));
 await new Promise(r=>setTimeout(r,300));
 process.kill(server.pid,'SIGUSR2');
 await new Promise(r=>setTimeout(r,100));
 if(process.argv[2]) { for(let i=0;i<3;i++) console.log('orders/s',(await guests.orderFor(3)).toFixed(1)); }
 guests.close();
}finally{ await server?.stop(); provider.close(); await database.close(); }
