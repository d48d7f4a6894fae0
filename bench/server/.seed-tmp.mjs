import { openBenchDatabase } from './database.mjs';
const t=performance.now();
const database=await openBenchDatabase((m)=>console.log(m));
try{ const url=await database.copy('full'); console.log('full copied', ((performance.now()-t)/1000).toFixed(0),'s'); const t2=performance.now(); await database.copy('full'); console.log('second copy',((performance.now()-t2)/1000).toFixed(1)); } catch(e){console.log('FAILED',e)} finally { await database.close(); }
