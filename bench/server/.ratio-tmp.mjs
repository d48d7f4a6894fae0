import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { openBenchDatabase } from './database.mjs';
import { openProvider } from './provider.mjs';
import { startShopServer, processorSecondsOf } from './shop-server.mjs';
import { findShops } from './shops.mjs';
import { openGuests } from './orders.mjs';
import { openRawOrders } from './raw-orders.mjs';
const database=await openBenchDatabase((m)=>console.log(m));
const provider=await openProvider();
let server;
const stat=(p)=>{try{const f=readFileSync(`/proc/${p}/stat`,'utf8').split(') ')[1].split(' ');return {ppid:+f[1],cpu:(+f[11]+ +f[12]+ +f[13]+ +f[14])/100};}catch{return null}};
try{
 const url=await database.copy('demo');
 globalThis.__url=url; const c=new pg.Client(url); await c.connect(); const {rows:[{pid}]}=await c.query('select pg_backend_pid() pid');
 const postmaster=stat(pid).ppid; await c.end();
 const pgCpu=()=>{let s=stat(postmaster).cpu;for(const p of readdirSync('/proc')) if(/^\d+$/.test(p)){const x=stat(p); if(x?.ppid===postmaster) {const f=readFileSync(`/proc/${p}/stat`,'utf8').split(') ')[1].split(' '); s+=(+f[11]+ +f[12])/100}}return s};
 const flags=process.env.PROF?['--cpu-prof','--cpu-prof-dir=/tmp/prof']:[];
 server=await startShopServer({environment:{NODE_ENV:'test',DATABASE_URL:url,...provider.environment},flags});
 const shops=await findShops(server.origin);
 const guests=await openGuests({origin:server.origin,shops,provider});
 const {cartId}=await guests.orderOne();
 const raw=await openRawOrders(url,cartId);
 await guests.orderFor(3);
 const R=[];
 for(let i=0;i<(+process.env.N||5);i++){
  let p0=pgCpu(); const r=await raw.writeFor(1.5); const rp=(pgCpu()-p0)/(r*1.5)*1000;
  p0=pgCpu(); const s0=processorSecondsOf(server.pid), b0=process.cpuUsage(); const t0=performance.now();
  const o=await guests.orderFor(3); const n=o*(performance.now()-t0)/1000;
  const b=process.cpuUsage(b0);
  console.log(`raw ${r.toFixed(0)}/s (pg ${rp.toFixed(2)} ms) orders ${o.toFixed(1)}/s 1/${(r/o).toFixed(1)}  per order: server ${((processorSecondsOf(server.pid)-s0)/n*1000).toFixed(1)} ms pg ${((pgCpu()-p0)/n*1000).toFixed(1)} ms bench ${((b.user+b.system)/1000/n).toFixed(1)} ms`);
  R.push(r/o);
 }
 R.sort((a,b)=>a-b); console.log('median 1/',R[R.length>>1].toFixed(1),'rows',raw.rows);
 guests.close(); await raw.close();
}catch(e){console.log('ERR',e.message);}finally{ try{const u=Object.assign(new URL(globalThis.__url));const c=new pg.Client(u.href);await c.connect();console.log((await c.query("select last_error,attempts,count(*) from graphile_worker._private_jobs where attempts>0 group by 1,2")).rows, (await c.query('select count(*) total, count(*) filter (where processed_at is null) waiting from payment_notices')).rows, (await c.query("select state,wait_event_type,wait_event,left(query,80) q,count(*) from pg_stat_activity where application_name='tallrik' group by 1,2,3,4")).rows);await c.end();}catch(e){console.log(e)} await server?.stop(); provider.close(); await database.close(); }
