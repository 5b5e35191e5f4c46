import { img } from '../image-list.ts';

export const accountUpdateBodies: Record<string, string> = {
  'all-states-billing-down-payment': `
<p>One rule for all Classic products replaces eleven: <strong>the down payment is one bill&rsquo;s share plus nothing else.</strong> Fees move to the later bills. It holds for new business from {long:from} and for renewals from {long:34}.</p>
<table>
<caption>On a premium of $900</caption>
<thead><tr><th scope="col">Plan</th><th scope="col">Down</th><th scope="col">Then</th><th scope="col">Fee for each bill</th></tr></thead>
<tbody>
<tr><td>Pay in full</td><td>$900.00, less 5%</td><td>&ndash;</td><td>None</td></tr>
<tr><td>2 payments</td><td>$450.00</td><td>1 &times; $450.00</td><td>$4.00</td></tr>
<tr><td>4 payments</td><td>$225.00</td><td>3 &times; $225.00</td><td>$4.00</td></tr>
<tr><td>9 payments, EFT</td><td>$100.00</td><td>8 &times; $100.00</td><td>None</td></tr>
<tr><td>9 payments, card</td><td>$180.00</td><td>8 &times; $90.00</td><td>$4.00</td></tr>
</tbody>
</table>
<h2>Two exceptions</h2>
<ul>
<li>After a cancellation for non-payment in the last 12 months: pay in full, or EFT with two shares down.</li>
<li>Vacant dwellings on a 3-month term: always in full.</li>
</ul>
<h2>What you do</h2>
<p>Lead with EFT. It has the lowest down payment and no fee, and such policies cancel half as often. Check the account number twice: a returned first payment voids the policy from its start.</p>
<figure>${img('filing-tray', 'width: 30%; float: right;')}</figure>
<p>Mortgagee-billed policies do not change. Some states cap the fee; the system knows which.</p>`,

  'great-lakes-umbrella-underlying-limits': `
<p><strong>Indiana, Michigan and Ohio.</strong> The limits that have to lie under our umbrella go up for motor vehicles. New business {day:from}, renewals {day:36}.</p>
<table>
<caption>Minimum underlying limits, in thousands of dollars</caption>
<thead><tr><th scope="col">Policy</th><th scope="col">Until now</th><th scope="col">New</th></tr></thead>
<tbody>
<tr><td>Auto, motorcycle, motor home</td><td>100 / 300 / 50</td><td>250 / 500 / 100</td></tr>
<tr><td>Home, dwelling, manufactured home</td><td>300</td><td>300</td></tr>
<tr><td>Boat over 50 horsepower</td><td>100</td><td>300</td></tr>
<tr><td>Off-road vehicle off the owner&rsquo;s land</td><td>50</td><td>100</td></tr>
</tbody>
</table>
<h2>A gap is the customer&rsquo;s gap</h2>
<p>The umbrella starts where the lower policy should have ended. If that one is $150,000 short, the customer pays the $150,000. Say this once, and note that you said it.</p>
<h2>What you do</h2>
<ol>
<li>List all drivers in the household and all vehicles, snowmobiles and golf carts too.</li>
<li>Raise the lower limits first, on the same day, then bind the umbrella.</li>
<li>A lower policy with another company? We need its declarations page, not older than 30 days.</li>
</ol>
<p>Limits of $1 to $5 million stay as they are. In Michigan the umbrella still leaves out no-fault benefits.</p>`,
};
