import { PAGE_BASE } from '#server/page/style.ts'

export const PAGE_STYLE = `${PAGE_BASE}
main{position:relative;width:min(920px,100%);margin:0 auto;padding:0 16px 48px;display:grid;gap:16px;
grid-template-columns:minmax(0,1fr) 300px}
.wide{grid-column:1/-1}
.state{display:inline-block;margin-top:8px;color:var(--muted);font-weight:600}
.state.approved{color:var(--good)}.state.declined,.state.closed{color:var(--danger)}
.amount{font-size:44px;line-height:1.1;font-weight:750;color:var(--money);white-space:nowrap;
font-variant-numeric:tabular-nums;margin:20px 0}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 16px;border-top:1px solid var(--line);
padding-top:16px}
dt{color:var(--muted)}dd{text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.qr{display:grid;gap:12px;justify-items:center;text-align:center;align-content:center}
.qr h2{font-size:16px}.qr p{color:var(--muted);font-size:14px}
.qr .code{background:#fff;border-radius:10px;padding:10px;width:196px;height:196px}
.qr svg{display:block;width:100%;height:100%}
form{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:12px;margin-top:16px}
form button{grid-column:span 2}form .act,form .no{grid-column:span 3}
button,.button{display:grid;align-content:start;width:100%;min-height:48px;border-radius:10px;border:1px solid var(--line);
background:var(--sunken);color:var(--text);font:inherit;font-weight:650;padding:12px;cursor:pointer;
text-align:start;text-decoration:none}
button span{display:block;font-size:13px;font-weight:450;color:var(--muted);line-height:1.35;margin-top:4px}
button.act,.button.act{background:var(--act);color:var(--on-act);border-color:transparent}
button.act span{color:inherit}
button.no b{color:var(--danger)}
.button,.links button{text-align:center;align-content:center}
.links{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;margin-top:16px}
.links form{margin:0;grid-template-columns:1fr}.links button{grid-column:auto}
.leave{display:inline-block;margin-top:16px;color:var(--info)}
@media (max-width:760px){main{grid-template-columns:minmax(0,1fr)}form button:not(.act,.no){grid-column:1/-1}
.amount{font-size:36px}.card{padding:16px}.qr{order:3}}
@media (max-width:380px){.links{grid-template-columns:1fr}form .act,form .no{grid-column:1/-1}}
`
