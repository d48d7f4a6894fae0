import { benchServer, SERVER_BENCHES } from './bench-server.mjs';
const t=performance.now(); const say=(m)=>console.log(((performance.now()-t)/1000).toFixed(0)+' s',m);
const parts=process.argv.length>2?process.argv.slice(2):SERVER_BENCHES;
try{ console.log('met', await benchServer(parts,say)); }catch(e){console.log('FAILED',e)} say('end');
