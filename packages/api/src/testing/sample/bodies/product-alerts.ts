import { img } from '../image-list.ts';

export const productAlertBodies: Record<string, string> = {
  'california-red-flag-binding-hold': `
<p>The weather service has put a red-flag warning on the counties below: dry fuel, humidity under ten percent and gusts over 45&nbsp;mph. <strong>Binding is on hold, effective immediately, until this notice is lifted.</strong></p>
<table>
<caption>Counties on hold</caption>
<thead><tr><th scope="col">County</th><th scope="col">Area</th><th scope="col">Products on hold</th></tr></thead>
<tbody>
<tr><td>Los Angeles</td><td>Santa Clarita, Malibu, the Antelope Valley foothills</td><td>Dwelling, manufactured home, RV</td></tr>
<tr><td>Ventura</td><td>Whole county</td><td>Dwelling, manufactured home, RV</td></tr>
<tr><td>San Bernardino</td><td>Mountain communities above 3,000 feet</td><td>All property and RV</td></tr>
<tr><td>San Diego</td><td>East of Interstate 15</td><td>Dwelling, manufactured home</td></tr>
</tbody>
</table>
<p>Motorcycle, off-road and collector auto stay open, liability only. You may not add comprehensive to a vehicle kept in a listed area while the hold is on.</p>
<h2>What to do with a customer at your desk</h2>
<ul>
<li>Finish the quote and save it. It keeps its rate for 30 days.</li>
<li>Do not take a down payment. Money taken during a hold has to go back.</li>
<li>Write down that you explained the hold. One line in your system is enough.</li>
</ul>
<p>&nbsp;</p>
<p>The hold normally ends 24 to 78 hours after the warning does. There will be an alert here, and no separate e-mail.</p>`,

  'motorcycle-total-loss-limit-raised': `
<div class="row">
<div class="col-9">
<p>Big touring bikes have outgrown our old limit. <strong>From {weekday:from}, total-loss coverage on a motorcycle goes up to $40,000</strong>; until now it stopped at $30,000. If the bike is stolen or wrecked beyond repair, we pay for a new one of the same make and model, with no deduction for age.</p>
<table>
<caption>Total-loss coverage, before and after</caption>
<thead><tr><th scope="col">&nbsp;</th><th scope="col">Before</th><th scope="col">From {day:from}</th></tr></thead>
<tbody>
<tr><th scope="row">Highest value</th><td>$30,000</td><td>$40,000</td></tr>
<tr><th scope="row">Model years</th><td>Current and one before</td><td>Current and two before</td></tr>
<tr><th scope="row">Owners</th><td>First owner</td><td>First owner</td></tr>
<tr><th scope="row">Trikes</th><td>Not offered</td><td>Factory trikes only</td></tr>
</tbody>
</table>
<h2>Who asks for it</h2>
<p>Riders who still owe money. A new touring bike loses a good part of its price in the first year, and the loan does not. Show the gap in dollars and let the rider decide.</p>
<h2>Policies in force</h2>
<p>Nothing changes by itself. To add the coverage in the middle of a term, the bike must be within the model years above and have no open claim. Use the endorsement screen; the change starts on the day you make it.</p>
</div>
<div class="col-3">
<figure>${img('motorcycle', 'width: 100%;')}<figcaption>Accessories count toward the value when they are listed.</figcaption></figure>
<p>Related: <a href="/policy-updates/tx-motorcycle-rate-change">TX&nbsp;&ndash; Motorcycle&nbsp;&ndash; Rate change</a></p>
</div>
</div>`,

  'boat-haul-out-help': `
<p>Hauling a boat before a named storm costs money, and many owners wait too long because of it. <strong>Our boat policies pay half of the cost, up to $1,000</strong>, once a watch or a warning covers the place where the boat is kept. Many customers have never heard of it.</p>
<figure>${img('boat-on-lift', 'width: 60%; float: right; margin: 0 0 12px 24px;')}<figcaption>A lift is not a haul-out: on a lift the boat must still be tied down or moved inland.</figcaption></figure>
<h2>What counts</h2>
<ul>
<li>A marina&rsquo;s fee to haul, block and tie down the boat</li>
<li>A captain&rsquo;s fee to move it to a safer harbor</li>
<li>Putting it back in the water after the storm</li>
</ul>
<h2>What does not</h2>
<ul>
<li>The yearly haul-out at the end of the season</li>
<li>Storage after the first 14 days</li>
<li>The owner&rsquo;s own time</li>
</ul>
<h2>Ask these three questions at renewal</h2>
<ol>
<li>Where is the boat when a storm is coming, and who moves it?</li>
<li>Is there a signed haul-out contract with a yard?</li>
<li>Has the hull been surveyed in the last five years? We need a survey for hulls over 20 years old.</li>
</ol>
<p>A written storm plan earns a discount in the Carolinas. See <a href="/policy-updates/nc-boat-storm-plan">the North Carolina update</a>.</p>`,
};
