import { PAGE_BASE } from '#server/page/style.ts'

export const ROOM_STYLE = `${PAGE_BASE}
.bank,main{width:min(1120px,100%)}
main{margin:0 auto;padding:0 16px 48px;display:grid;gap:16px;grid-template-columns:repeat(3,minmax(0,1fr));align-items:start}
.wide{grid-column:1/-1}
.purse{display:grid;gap:12px}
.purse dl{display:flex;flex-wrap:wrap;gap:12px}
.purse dl div{flex:1 1 200px;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--sunken)}
dt,.about,small{color:var(--muted);font-size:14px}
dd{font-size:28px;font-weight:750;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd[data-sum=purse]{color:var(--money)}
.about a{color:var(--info)}
.hall{padding:0;overflow:hidden}
.hall img{display:block;width:100%;height:auto}
.hall h2{padding:16px 20px 4px}
.hall ul{list-style:none;padding:0 20px 16px}
.hall li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;align-items:center;padding:12px 0;
border-top:1px solid var(--line);font-variant-numeric:tabular-nums}
.hall li:first-child{border-top:0}
.hall li>*{grid-column:1}
.hall li>form,.hall li>em{grid-column:2;grid-row:1/4}
.hall em{max-width:108px;color:var(--muted);font-style:normal;font-size:13px;text-align:end}
.hall em.here{color:var(--good);font-weight:650}
.hall button{min-height:44px;text-align:center;align-content:center;padding:8px 18px}
.seat{display:grid;gap:16px}
.felt{display:grid;justify-items:center;gap:8px;padding:36px 16px;border-radius:120px;text-align:center;color:#fff;
border:6px solid #5a2a10;background:radial-gradient(ellipse at 40% 20%,#1f8a62,#0b4a35)}
.felt.tavla{border-radius:24px;background:radial-gradient(ellipse at 40% 20%,#a8602c,#6b2f12)}
.felt.okey{border-radius:24px;background:radial-gradient(ellipse at 40% 20%,#2b5ac4,#122f8a)}
.felt p{font-weight:650;font-size:18px}
.felt .stack{display:grid;justify-items:center;padding:10px 24px;border-radius:16px;background:#0009}
.felt .stack span{font-size:13px;font-weight:450}
.felt .stack b{font-size:32px;line-height:1.2;font-variant-numeric:tabular-nums;color:#ffd98a;overflow-wrap:anywhere}
.seat form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(200px,100%),1fr));gap:12px}
button,.button{display:grid;align-content:start;width:100%;min-height:48px;border-radius:10px;border:1px solid var(--line);
background:var(--sunken);color:var(--text);font:inherit;font-weight:650;padding:12px;cursor:pointer;text-align:start;
text-decoration:none}
button span{display:block;font-size:13px;font-weight:450;color:var(--muted);line-height:1.35;margin-top:4px}
button.act,.button.act{background:var(--act);color:var(--on-act);border-color:transparent}
button.act span{color:inherit}
button.no b{color:var(--danger)}
.button{display:inline-grid;width:auto;margin-top:16px;padding:12px 20px}
@media (max-width:860px){main{grid-template-columns:minmax(0,1fr)}.card:not(.hall){padding:16px}
.hall{display:grid;grid-template-columns:minmax(0,1fr)}.hall img{height:132px;object-fit:cover}}
`
